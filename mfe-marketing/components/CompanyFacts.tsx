import type { Figure } from '../content/company/company-figures.ts';
import classes from './CompanyFacts.module.css';
import { LinkedText } from './LinkedText.tsx';

interface CompanyFactsProps {
  figures: Figure[];
  /** Whether the first is the key figure; all are equal otherwise. */
  isLed?: boolean;
  /** Below all of them. */
  note?: string;
}

export function CompanyFacts({ figures, isLed, note }: CompanyFactsProps) {
  return (
    <>
      <dl className={classes.facts} data-led={isLed}>
        {figures.map(({ value, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className={classes.note}>
          <LinkedText text={note} />
        </p>
      )}
    </>
  );
}
