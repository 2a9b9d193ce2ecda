import type { Figure } from '../content/company-figures.ts';
import classes from './CompanyFacts.module.css';

interface CompanyFactsProps {
  figures: Figure[];
  /** The first is what one should remember. */
  isLed?: boolean;
}

export function CompanyFacts({ figures, isLed = false }: CompanyFactsProps) {
  return (
    <dl className={classes.facts} data-led={isLed || undefined}>
      {figures.map(({ value, meaning }) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
