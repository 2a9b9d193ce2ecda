import { useId } from 'react';
import { Fold } from './Fold.tsx';
import classes from './TableOfContents.module.css';

interface TableOfContentsProps {
  /** For links to it; whoever follows one finds it open. */
  id?: string;
  headings: ContentsHeading[];
}

/** `id` is that of the heading on the page. */
export interface ContentsHeading {
  id: string;
  text: string;
  /** What a chapter holds. */
  topics?: ContentsHeading[];
}

/** Links to the headings of a long text; a row that opens on a phone, where the text comes first. */
export function TableOfContents({ id, headings }: TableOfContentsProps) {
  const titleId = useId();
  return (
    <nav id={id} className={classes.root} aria-labelledby={titleId}>
      <Fold id={titleId} title="On this page">
        <Links headings={headings} />
      </Fold>
    </nav>
  );
}

function Links({ headings }: Pick<TableOfContentsProps, 'headings'>) {
  return (
    <ol>
      {headings.map(({ id, text, topics }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {topics && <Links headings={topics} />}
        </li>
      ))}
    </ol>
  );
}
