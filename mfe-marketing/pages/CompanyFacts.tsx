import { brand } from '@site/brand';
import { withSeparator } from '@site/ui/with-separator';
import classes from './CompanyFacts.module.css';

/** The company's three key numbers, each with what it counts. */
export function CompanyFacts() {
  return (
    <dl className={classes.facts}>
      {facts.map(({ value, meaning }) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const facts = [
  { value: `${brand.companyYears}+`, meaning: 'years in business' },
  { value: `${brand.peopleYears}+`, meaning: 'years of combined experience among our people' },
  { value: `${withSeparator(brand.readyPeople)}+`, meaning: 'people on our rolls' },
];
