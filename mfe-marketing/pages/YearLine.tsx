import classes from './YearLine.module.css';

interface YearLineProps {
  /** Oldest first. */
  years: { year: string; text: string }[];
}

/** The company's history, as points along a line that ends today. */
export function YearLine({ years }: YearLineProps) {
  return (
    <ol className={classes.years}>
      {years.map(({ year, text }) => (
        <li key={year}>
          <b>{year}</b> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
