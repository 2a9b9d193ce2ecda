import { PointList } from '@site/ui/PointList';
import { LinkedText } from '../components/LinkedText.tsx';
import type { TextSection } from '../content/types.ts';
import { anchorOf } from '../data/headings.ts';
import classes from './CompanyText.module.css';
import { LeaderLinks } from './LeaderLinks.tsx';

/** The text of a section; its container decides how prominent it is. */
export function CompanyText({ section: { heading, paragraphs, points, people } }: { section: TextSection }) {
  return (
    <section className={classes.root} aria-labelledby={heading && anchorOf(heading)}>
      {heading && <h2 id={anchorOf(heading)}>{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {points && <PointList points={points} />}
      {people && <LeaderLinks people={people} />}
    </section>
  );
}
