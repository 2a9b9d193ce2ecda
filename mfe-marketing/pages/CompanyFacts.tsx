import { companyFigures } from '../content/company-figures.ts';
import classes from './CompanyFacts.module.css';

/** Years, experience and people; what is counted of clients stands on home. */
export function CompanyFacts() {
  return (
    <dl className={classes.facts}>
      {companyFigures.slice(0, 3).map(({ value, meaning }) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
