import { Link } from '@site/host/router';
import { Section } from '@site/ui/Section';
import type { HomeContent } from '../../content/home-types.ts';
import { Counter } from './Counter.tsx';
import classes from './Counters.module.css';

export function Counters({ counters }: { counters: HomeContent['counters'] }) {
  return (
    <Section tone="tint" labelledBy="counters">
      <h2 id="counters" className="visually-hidden">
        {counters.title}
      </h2>
      <ul className={classes.counters}>
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
