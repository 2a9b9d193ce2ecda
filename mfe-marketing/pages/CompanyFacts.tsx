import { brand } from '@site/brand';
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
  { value: `${brand.companyYears}+`, meaning: 'years of the company' },
  { value: `${brand.peopleYears}+`, meaning: 'years of combined experience of its people' },
  { value: `${brand.readyPeople}+`, meaning: 'people ready to start' },
];
