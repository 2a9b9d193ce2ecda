import type { Figure } from '../../content/company-figures.ts';
import classes from './FigurePlate.module.css';

/** What we are held to: one figure and what it stands for, the same in the page's opening and in the head of a chapter. */
export function FigurePlate({ figure: { value, meaning } }: { figure: Figure }) {
  return (
    <dl className={classes.root} data-tone="deep">
      <div>
        <dt>{meaning}</dt>
        <dd>{value}</dd>
      </div>
    </dl>
  );
}
