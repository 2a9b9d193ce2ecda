import { Link } from '@site/host/router';
import { Section } from '@site/ui/Section';
import type { HomeSectionsContent } from '../../content/home/types.ts';
import { CountedNumber } from './CountedNumber.tsx';
import classes from './Counters.module.css';

export function Counters({ counters }: { counters: HomeSectionsContent['counters'] }) {
  return (
    <Section tone="tint" spacing="slim" labelledBy="counters">
      <h2 id="counters" className="visually-hidden">
        {counters.title}
      </h2>
      <ul role="list" className={classes.counters}>
        {counters.items.map((counter) => (
          <li key={counter.title}>
            <Counter {...counter} />
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        {counters.note} <Link to={counters.more.path}>{counters.more.label}</Link>
      </p>
    </Section>
  );
}

interface CounterProps {
  value: number;
  title: string;
  /** Follows the title in brackets, so that the number stays plain. */
  unit?: string;
  /** How long it counts. */
  seconds: number;
}

export function Counter({ value, title, unit, seconds }: CounterProps) {
  return (
    <div className={classes.counter}>
      <p className={classes.value}>
        <CountedNumber value={value} seconds={seconds} />
      </p>
      <p className={classes.title}>{unit ? `${title} (${unit})` : title}</p>
    </div>
  );
}
