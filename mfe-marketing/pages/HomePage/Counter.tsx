import { CountedNumber } from './CountedNumber.tsx';
import classes from './Counter.module.css';

interface CounterProps {
  value: number;
  title: string;
  /** Follows the title in brackets, so that the number stays plain. */
  unit?: string;
  seconds?: number;
}

export function Counter({ value, title, unit, seconds }: CounterProps) {
  return (
    <div className={classes.root}>
      <p className={classes.value}>
        <CountedNumber value={value} seconds={seconds} />
      </p>
      <p className={classes.title}>{unit ? `${title} (${unit})` : title}</p>
    </div>
  );
}
