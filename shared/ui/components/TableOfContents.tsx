import { useId } from 'react';
import { Fold } from './Fold.tsx';
import classes from './TableOfContents.module.css';

interface TableOfContentsProps {
  /** For links to it, which open it. */
  id?: string;
  /** `id` is that of the heading on the page. */
  headings: { id: string; text: string }[];
}

/**
 * Links to the headings of a long text; collapsed into a row on a phone, so that the text comes first.
 * @example
 * <TableOfContents headings={[{ id: 'gutters', text: 'Clean the gutters' }]} />
 */
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
