import { Fragment } from 'react';
import classes from './SplitCell.module.css';

interface SplitCellProps {
  text: string;
  /** The column header, which names the values: '100 beds: morning / afternoon / night'. */
  column: string;
}

/** The values of a cell such as '5 / 3 / 1', aligned down the column; screen readers hear the name of each. */
export function SplitCell({ text, column }: SplitCellProps) {
  const { title, names } = columnOf(column);
  if (names.length === 0) return text;
  const values = partsOf(text);
  return (
    <>
      <span className="visually-hidden">{title}: </span>
      <span className={classes.parts}>
        {values.map((value, place) => (
          <Fragment key={names[place]}>
            {place > 0 && <span className="visually-hidden">, </span>}
            <span>
              {values.length === names.length && <span className="visually-hidden">{names[place]} </span>}
              {value}
            </span>
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** The content of a column header, with the names stacked where the column has several values in each cell. */
export function SplitHead({ name }: { name: string }) {
  const { title, names } = columnOf(name);
  if (names.length === 0) return name;
  return (
    <>
      <span className={classes.title}>
        {title}
        <span className="visually-hidden">: </span>
      </span>
      <span className={`${classes.parts} ${classes.names}`}>
        {names.map((part) => (
          <span key={part}>{part} </span>
        ))}
      </span>
    </>
  );
}

/** Whether the header names several values for each cell. */
export function isSplit(column: string): boolean {
  return columnOf(column).names.length > 0;
}

function columnOf(column: string): { title: string; names: string[] } {
  const [title = '', parts] = column.split(': ');
  return { title, names: parts ? partsOf(parts) : [] };
}

function partsOf(text: string): string[] {
  return text.split(' / ');
}
