import type { StartContent } from '../../content/how-we-work-types.ts';
import classes from './StartTimeline.module.css';

/** From the first call to the monthly audit, as stones along a path. */
export function StartTimeline({ start: { steps, note } }: { start: StartContent }) {
  return (
    <>
      <ol className={classes.steps}>
        {steps.map(({ days, title, text, result }) => (
          <li key={title}>
            <h3>
              <span className={classes.days}>{days}</span>
              <span className="visually-hidden">: </span>
              {title}
            </h3>
            <p>{text}</p>
            <p className={classes.result}>
              <span>You get</span> {result}
            </p>
          </li>
        ))}
      </ol>
      <p className={classes.note}>{note}</p>
    </>
  );
}
