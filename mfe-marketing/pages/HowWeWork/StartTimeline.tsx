import { Fold } from '@site/ui/Fold';
import type { StartContent, StartStep } from '../../content/how-we-work-types.ts';
import { ItemGrid } from './ItemGrid.tsx';
import classes from './StartTimeline.module.css';

/** From the first call to the monthly audit, as stones along a path; then what a buyer may look at before signing. */
export function StartTimeline({ start: { steps, note, beforeSigning } }: { start: StartContent }) {
  return (
    <>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
      <p className={classes.note}>{note}</p>
      <ItemGrid items={beforeSigning} />
    </>
  );
}

function Step({ step: { days, title, text, result } }: { step: StartStep }) {
  const heading = (
    <span>
      <span className={classes.days}>{days}</span>
      <span className="visually-hidden">: </span>
      {title}
    </span>
  );
  return (
    <li>
      <Fold title={heading} level={3}>
        <p>{text}</p>
        <p className={classes.result}>
          <span>You get</span> {result}
        </p>
      </Fold>
    </li>
  );
}
