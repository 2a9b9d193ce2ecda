import { ColumnHeads } from './ColumnHeads.tsx';
import classes from './FactTable.module.css';
import { isParted, PartedCell } from './PartedCell.tsx';

export interface FactRow {
  name: string;
  detail?: string;
  cells: string[];
  isTotal?: boolean;
}

interface FactTableProps {
  /** For links to it. */
  id?: string;
  caption: string;
  /** The first names the rows, the others the cells. */
  head: readonly string[];
  rows: FactRow[];
  note?: string;
  /** On a panel of its own. */
  isRaised?: boolean;
}

/** A table of facts so short that it stays a table on a phone. */
export function FactTable({ id, caption, head, rows, note, isRaised }: FactTableProps) {
  return (
    <div className={classes.root} id={id} data-raised={isRaised || undefined}>
      <table data-parted={head.some(isParted) || undefined}>
        <caption>{caption}</caption>
        <ColumnHeads names={head} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} columns={head.slice(1)} />
          ))}
        </tbody>
      </table>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}

function Row({ row: { name, detail, cells, isTotal = false }, columns }: { row: FactRow; columns: string[] }) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">
        {name}
        {detail && <span className={classes.detail}>{detail}</span>}
      </th>
      {columns.map((column, place) => (
        <td key={column}>
          <PartedCell text={cells[place] ?? ''} column={column} />
        </td>
      ))}
    </tr>
  );
}
