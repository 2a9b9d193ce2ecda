import type { TableCell, TableColumn } from '../content/types.ts';
import classes from './FactTable.module.css';
import { SplitCell, titleOf } from './SplitCell.tsx';
import { type CellKind, Table } from './Table.tsx';

export interface FactRow {
  name: string;
  detail?: string;
  cells: TableCell[];
  isTotal?: boolean;
}

interface FactTableProps {
  /** For links to it. */
  id?: string;
  caption: string;
  isCaptionHidden?: boolean;
  /** Column headers; the first is that of the row names. */
  head: readonly TableColumn[];
  rows: FactRow[];
  cells?: CellKind;
  note?: string;
}

/** A table whose cells are so short that it stays a table on a phone. */
export function FactTable({ id, caption, isCaptionHidden, head, rows, cells, note }: FactTableProps) {
  return (
    <div className={classes.root} id={id} data-long={cells === 'sums' && isLong(rows) ? true : undefined}>
      <Table caption={caption} isCaptionHidden={isCaptionHidden} head={head} cells={cells} className={classes.table}>
        {rows.map((row) => (
          <Row key={row.name} row={row} columns={head.slice(1)} />
        ))}
      </Table>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}

/** On a phone, two columns of lakhs and crores leave no room for the row's name on the same line. */
function isLong(rows: FactRow[]): boolean {
  return rows.some(({ cells }) => cells.flat().join('').length > 15);
}

function Row({ row: { name, detail, cells, isTotal = false }, columns }: { row: FactRow; columns: TableColumn[] }) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">
        <span className={classes.entry} data-detailed={detail ? true : undefined}>
          {name}
          {detail && <span className={classes.detail}>{detail}</span>}
        </span>
      </th>
      {columns.map((column, index) => (
        <td key={titleOf(column)} data-label={titleOf(column)}>
          <SplitCell cell={cells[index] ?? ''} column={column} />
        </td>
      ))}
    </tr>
  );
}
