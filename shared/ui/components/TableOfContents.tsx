import { useId } from 'react';
import classes from './TableOfContents.module.css';

interface TableOfContentsProps {
  /** `id` is that of the heading on the page. */
  headings: { id: string; text: string }[];
}

/** Links to the headings of a long text. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const titleId = useId();
  return (
    <nav className={classes.root} aria-labelledby={titleId}>
      <h2 id={titleId}>On this page</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
