import { CountedNumber } from './CountedNumber.tsx';
import classes from './Counter.module.css';

interface CounterProps {
  value: number;
  title: string;
  unit?: string;
  seconds?: number;
}

export function Counter({ value, title, unit, seconds }: CounterProps) {
  return (
    <div className={classes.root}>
      <p className={classes.value}>
        <CountedNumber value={value} unit={unit} seconds={seconds} />
      </p>
      <p className={classes.title}>{title}</p>
    </div>
  );
}
