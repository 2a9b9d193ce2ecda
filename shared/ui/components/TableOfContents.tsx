import { useId } from 'react';
import { Fold } from './Fold.tsx';
import classes from './TableOfContents.module.css';

interface TableOfContentsProps {
  /** For links to it; whoever follows one finds it open. */
  id?: string;
  /** `id` is that of the heading on the page. */
  headings: { id: string; text: string }[];
}

/** Links to the headings of a long text; a row that opens on a phone, where the text comes first. */
export function TableOfContents({ id, headings }: TableOfContentsProps) {
  const titleId = useId();
  return (
    <nav id={id} className={classes.root} aria-labelledby={titleId}>
      <Fold id={titleId} title="On this page">
        <ol>
          {headings.map((heading) => (
            <li key={heading.id}>
              <a href={`#${heading.id}`}>{heading.text}</a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
