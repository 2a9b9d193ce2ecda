import type { TextSection } from '../content/types.ts';
import { anchorOf } from './anchor-of.ts';
import classes from './TableOfContents.module.css';

// Fewer headings than this are seen at a glance.
const FEWEST_HEADINGS = 5;

/** Links to the headings of a long text; nothing for a short one. */
export function TableOfContents({ sections }: { sections: TextSection[] }) {
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  if (headings.length < FEWEST_HEADINGS) return null;
  return (
    <nav className={classes.contents} aria-labelledby="contents-heading">
      <h2 id="contents-heading">On this page</h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
