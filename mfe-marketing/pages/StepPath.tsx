import classes from './StepPath.module.css';

interface PathStep {
  when: string;
  title: string;
  text: string;
  /** What the client holds in hand after it. */
  result?: string;
}

/** What happens when, as stones along a path. */
export function StepPath({ steps }: { steps: PathStep[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ when, title, text, result }) => (
        <li key={title}>
          <h4>
            <span className={classes.when}>{when}</span>
            <span className="visually-hidden">: </span>
            {title}
          </h4>
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
