import type { Figure } from '../content/company-figures.ts';
import classes from './CompanyFacts.module.css';

export function CompanyFacts({ figures }: { figures: Figure[] }) {
  return (
    <dl className={classes.facts}>
      {figures.map(({ value, meaning }) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
