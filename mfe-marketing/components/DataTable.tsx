import { Icon } from '@site/ui/Icon';
import { alertIcon, checkIcon } from '@site/ui/icons';
import { useId } from 'react';
import type { TableCell, TableColumn, TableContent, TableRow } from '../content/types.ts';
import classes from './DataTable.module.css';
import { isSplit, SplitCell, titleOf } from './SplitCell.tsx';
import { type CellKind, Table } from './Table.tsx';

interface DataTableProps extends TableContent {
  /**
   * What its cells hold, which decides how it fits a narrow container: `facts`, `times`, `sums` and a `count` stay tables, a `timetable` has
   * its times beside the cells, and a `record` has its row names above them.
   */
  kind: CellKind;
  isCaptionHidden?: boolean;
}

/** A table whose rows have names, and cells that need no markup of their own. */
export function DataTable({ kind, caption, isCaptionHidden, head, rows, note }: DataTableProps) {
  const figures = kind === 'record' ? figuresOf(head, rows) : [];
  return (
    <div className={classes.root} data-kind={kind} data-long={(kind === 'sums' && isLong(rows)) || undefined}>
      <ColumnChoice titles={head.filter(isSplit).map(titleOf)} />
      <Table
        caption={caption}
        isCaptionHidden={isCaptionHidden}
        head={head}
        cells={kind}
        figures={figures}
        className={classes.table}
      >
        {rows.map((row) => (
          <Row key={`${row.name} ${row.detail}`} row={row} columns={head.slice(1)} figures={figures} />
        ))}
      </Table>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}

/** In a narrow container, which of two columns with split cells is shown. The style sheet does it, so it works without scripts. */
function ColumnChoice({ titles }: { titles: string[] }) {
  const name = useId();
  if (titles.length < 2) return null;
  return (
    <fieldset className={classes.choice}>
      <legend className="visually-hidden">Show</legend>
      {titles.map((title, index) => (
        <label key={title}>
          <input type="radio" name={name} defaultChecked={index === titles.length - 1} /> {title}
        </label>
      ))}
    </fieldset>
  );
}

/** Columns of numbers without a word or a unit. */
function figuresOf(head: TableColumn[], rows: TableRow[]): string[] {
  return head
    .filter((_, index) => rows.every(({ cells }) => /^[\d,.]+$/.test(String(cells[index - 1]))))
    .map((column) => titleOf(column));
}

/** On a phone, two columns of lakhs and crores leave no room for the row's name on the same line. */
function isLong(rows: TableRow[]): boolean {
  return rows.some(({ cells }) => cells.flat().join('').length > 15);
}

interface RowProps {
  row: TableRow;
  columns: TableColumn[];
  figures: string[];
}

function Row({ row: { name, detail, cells, result, isTotal }, columns, figures }: RowProps) {
  return (
    <tr data-total={isTotal}>
      <th scope="row">
        <span className={classes.entry} data-detailed={detail ? true : undefined}>
          {name}
          {detail && <span className={classes.detail}>{` ${detail}`}</span>}
        </span>
      </th>
      {columns.map((column, index) => {
        const title = titleOf(column);
        const shownResult = index === columns.length - 1 ? result : undefined;
        return (
          <td
            key={title}
            data-label={title}
            data-figure={figures.includes(title) || undefined}
            data-result={shownResult}
          >
            {shownResult && <Result result={shownResult} cell={cells[index]} />}
            <SplitCell cell={cells[index] ?? ''} column={column} />
          </td>
        );
      })}
    </tr>
  );
}

/** An icon, and its meaning in words where the cell does not have them itself. */
function Result({ result, cell }: { result: NonNullable<TableRow['result']>; cell: TableCell | undefined }) {
  const isWorded = String(cell).toLowerCase().includes(result);
  return (
    <>
      <Icon icon={result === 'fault' ? alertIcon : checkIcon} />
      {!isWorded && <span className="visually-hidden">{result === 'fault' ? 'Fault: ' : 'In order: '}</span>}
    </>
  );
}
