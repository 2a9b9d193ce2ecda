import type { StoredEntries } from '../contract/stored-data.ts';
import classes from './StoredList.module.css';

/** What is stored, each text below its label. */
export function StoredList({ entries }: { entries: StoredEntries }) {
  return (
    <dl className={classes.list}>
      {entries.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
