import { Fragment } from 'react';
import type { TableCell, TableColumn } from '../content/types.ts';
import classes from './SplitCell.module.css';

interface SplitCellProps {
  cell: TableCell;
  column: TableColumn;
}

/** The values of a cell, aligned down the column; screen readers hear the name of each. */
export function SplitCell({ cell, column }: SplitCellProps) {
  if (!isSplit(column)) return cell;
  const { title, names } = column;
  const values = [cell].flat();
  return (
    <>
      <span className="visually-hidden">{title}: </span>
      <span className={classes.parts} data-spans={values.length < names.length || undefined}>
        {values.map((value, index) => (
          <Fragment key={names[index]}>
            {index > 0 && <span className="visually-hidden">, </span>}
            <span>
              {values.length === names.length && <span className="visually-hidden">{names[index]} </span>}
              {value}
            </span>
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** The content of a column header, with the names stacked where the column has several values in each cell. */
export function SplitHead({ column }: { column: TableColumn }) {
  if (!isSplit(column)) return column;
  return (
    <>
      <span className={classes.title}>
        {column.title}
        <span className="visually-hidden">: </span>
      </span>
      <span className={classes.parts}>
        {column.names.map((name) => (
          <span key={name}>{name} </span>
        ))}
      </span>
    </>
  );
}

/** Whether the header names several values for each cell. */
export function isSplit(column: TableColumn): column is Exclude<TableColumn, string> {
  return typeof column !== 'string';
}

export function titleOf(column: TableColumn): string {
  return isSplit(column) ? column.title : column;
}
