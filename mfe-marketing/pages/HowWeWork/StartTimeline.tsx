import type { StartContent } from '../../content/how-we-work-types.ts';
import { StepPath } from '../StepPath.tsx';
import { Papers } from './Papers.tsx';
import classes from './StartTimeline.module.css';

/** From the first call to the monthly audit, then what a buyer may look at before signing. */
export function StartTimeline({ start: { steps, note, reference, papers } }: { start: StartContent }) {
  return (
    <div className={classes.root}>
      <StepPath steps={steps} />
      <div className={classes.notes}>
        <p>{note}</p>
        <section>
          <h3>{reference.title}</h3>
          <p>{reference.text}</p>
        </section>
      </div>
      <Papers papers={papers} />
    </div>
  );
}
