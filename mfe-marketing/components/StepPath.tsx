import classes from './StepPath.module.css';

interface PathStep {
  when: string;
  title: string;
  text: string;
  /** What the client has after this step. */
  result?: string;
}

/** Steps in time, drawn as stones along a path. */
export function StepPath({ steps }: { steps: PathStep[] }) {
  return (
    <ol role="list" className={classes.steps}>
      {steps.map(({ when, title, text, result }) => (
        <li key={title}>
          <p className={classes.when}>{when}</p>
          <h4>{title}</h4>
          <p>{text}</p>
          {result && (
            <p className={classes.result}>
              You get <strong>{result}</strong>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
