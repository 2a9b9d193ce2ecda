import { Fold } from '@site/ui/Fold';
import classes from './StepPath.module.css';

interface PathStep {
  when: string;
  title: string;
  text: string;
  /** What the client holds in hand after it. */
  result?: string;
}

interface StepPathProps {
  steps: PathStep[];
  /** Of their headings. */
  level?: 3 | 4;
  /** Where they fold, to begin with; otherwise the first is open. */
  isOpen?: boolean;
}

/** What happens when, as stones along a path. */
export function StepPath({ steps, level = 3, isOpen }: StepPathProps) {
  return (
    <ol className={classes.steps}>
      {steps.map((step, place) => (
        <Step key={step.title} step={step} level={level} isOpen={isOpen ?? place === 0} />
      ))}
    </ol>
  );
}

interface StepProps {
  step: PathStep;
  level: 3 | 4;
  isOpen: boolean;
}

function Step({ step: { when, title, text, result }, level, isOpen }: StepProps) {
  const heading = (
    <span>
      <span className={classes.when}>{when}</span>
      <span className="visually-hidden">: </span>
      {title}
    </span>
  );
  return (
    <li>
      <Fold title={heading} level={level} isOpen={isOpen}>
        <p>{text}</p>
        {result && (
          <p className={classes.result}>
            You get <strong>{result}</strong>
          </p>
        )}
      </Fold>
    </li>
  );
}
