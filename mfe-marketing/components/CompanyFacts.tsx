import type { Figure } from '../content/company/company-figures.ts';
import classes from './CompanyFacts.module.css';
import { LinkedText } from './LinkedText.tsx';
import { ProofBadge } from './ProofBadge.tsx';

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
        {figures.map(({ value, meaning, proof }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>
              {value}
              {proof && <ProofBadge claim={`${value} ${meaning}`} to={proof} />}
            </dd>
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
