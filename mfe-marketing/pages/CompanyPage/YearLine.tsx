import type { StoryBand } from '../../content/company/types.ts';
import classes from './YearLine.module.css';

/** The company's history, as points along a line that ends today. */
export function YearLine({ years }: Required<Pick<StoryBand, 'years'>>) {
  return (
    <ol role="list" className={classes.root}>
      {years.map(({ year, text }) => (
        <li key={year}>
          <b>{year}</b> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
