import type { Figure } from '../content/company-figures.ts';
import classes from './CompanyFacts.module.css';

interface CompanyFactsProps {
  figures: Figure[];
  /** The first is what one should remember. */
  isLed?: boolean;
  /** Below all of them. */
  note?: string;
}

export function CompanyFacts({ figures, isLed = false, note }: CompanyFactsProps) {
  return (
    <>
      <dl className={classes.facts} data-led={isLed || undefined}>
        {figures.map(({ value, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={classes.note}>{note}</p>}
    </>
  );
}
