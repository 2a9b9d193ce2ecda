import { PointList } from '@site/ui/PointList';
import { LinkedText } from '../../components/LinkedText.tsx';
import type { HeadedText } from '../../content/company/types.ts';
import { anchorOf } from '../../data/headings.ts';
import classes from './CompanyText.module.css';
import { LeaderLinks } from './LeaderLinks.tsx';

/** A text under its heading; its container decides how prominent it is. */
export function CompanyText({ text: { heading, paragraphs, points, people } }: { text: HeadedText }) {
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
