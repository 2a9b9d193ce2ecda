import { indianNumber } from '@site/ui/indian-number';
import { CountedNumber } from './CountedNumber.tsx';
import classes from './Progress.module.css';

/** A number of the specification, also in Progress.module.css. */
const growSeconds = 9;

interface ProgressProps {
  title: string;
  /** Follows the title in brackets: 'Years'. */
  unit: string;
  value: number;
  /** How far the bar is filled, 0 to 100. */
  percent: number;
  /** What the filled part stands for, and what the other one. */
  filled: string;
  rest: string;
  /** The value as a sentence would say it: '50 years'. */
  spoken: string;
}

export function Progress({ title, unit, value, percent, filled, rest, spoken }: ProgressProps) {
  const name = `${title} (${unit})`;
  // The text around the number keeps every intermediate value true: '23 years', '640 people'.
  const [before = '', after = ''] = spoken.split(indianNumber(value));
  return (
    <div className={classes.root}>
      <p className={classes.words}>
        <span>{name}</span>{' '}
        <strong>
          {before}
          <CountedNumber value={value} seconds={growSeconds} />
          {after}
        </strong>
      </p>
      {/* Drawn, because a width in a style attribute breaks the policy. */}
      <svg
        className={classes.bar}
        role="progressbar"
        aria-label={name}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={spoken}
      >
        <rect width="100%" height="100%" className={classes.track} />
        <rect width={`${percent}%`} height="100%" className={classes.fill} />
      </svg>
      {/* Each at the end of the bar that it explains. */}
      <ul role="list" className={classes.parts}>
        <li>
          <span>{percent}%</span> {filled}
        </li>
        <li>
          <span>{100 - percent}%</span> {rest}
        </li>
      </ul>
    </div>
  );
}
