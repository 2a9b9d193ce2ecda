import type { Figure } from '../../content/company-figures.ts';
import classes from './PromisePlate.module.css';

/** What we are held to, in the opening of the page that tells how. */
export function PromisePlate({ promise: { value, meaning } }: { promise: Figure }) {
  return (
    <dl className={classes.root} data-tone="deep">
      <div>
        <dt>{meaning}</dt>
        <dd>{value}</dd>
      </div>
    </dl>
  );
}
