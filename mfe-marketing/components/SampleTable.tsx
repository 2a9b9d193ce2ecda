import { Icon } from '@site/ui/Icon';
import { alertIcon, checkIcon } from '@site/ui/icons';
import type { SampleRow, SampleRows, WorkSample } from '../content/samples/types.ts';
import classes from './SampleTable.module.css';
import { Table } from './Table.tsx';

interface SampleTableProps extends SampleRows {
  caption: string;
  isCaptionHidden?: boolean;
  kind: WorkSample['kind'];
}

/** A table of a work sample. In a narrow container a count stays a table, a timetable has its times beside the cells, and a record has its row names above them. */
export function SampleTable({ caption, isCaptionHidden = false, kind, head, rows }: SampleTableProps) {
  const figures = kind === 'record' ? figuresOf(head, rows) : [];
  return (
    <div className={classes.root} data-kind={kind}>
      <Table
        caption={caption}
        isCaptionHidden={isCaptionHidden}
        head={head}
        cells={kind === 'count' ? 'sums' : 'plain'}
        figures={figures}
        className={classes.table}
      >
        {rows.map((row) => (
          <Row key={`${row.name} ${row.detail}`} row={row} columns={head.slice(1)} figures={figures} />
        ))}
      </Table>
    </div>
  );
}

interface RowProps {
  row: SampleRow;
  columns: string[];
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
      {columns.map((column, index) => (
        <td
          key={column}
          data-label={column}
          data-figure={figures.includes(column) || undefined}
          data-result={index === columns.length - 1 ? result : undefined}
        >
          {result && index === columns.length - 1 && <Icon icon={result === 'fault' ? alertIcon : checkIcon} />}
          {cells[index]}
        </td>
      ))}
    </tr>
  );
}

/** Columns of numbers without a word or a unit. */
function figuresOf(head: string[], rows: SampleRow[]): string[] {
  return head.filter((_, index) => rows.every(({ cells }) => /^[\d,.]+$/.test(cells[index - 1] ?? '')));
}
