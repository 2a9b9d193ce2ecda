import type { Figure } from '../content/company-figures.ts';
import classes from './FigureList.module.css';

/** Numbers inside a chapter, each with what it counts; a band of a page's own numbers is `CompanyFacts`. */
export function FigureList({ figures }: { figures: Figure[] }) {
  return (
    <div className={classes.root}>
      <dl>
        {figures.map(({ value, meaning }) => (
          <div key={value}>
            <dt>{meaning}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
