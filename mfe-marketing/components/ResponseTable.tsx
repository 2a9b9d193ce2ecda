import type { ReactNode } from 'react';
import type { ResponseContent, ResponseRow, Target } from '../content/how-we-work/types.ts';
import { DetailsToggle } from './DetailsToggle.tsx';
import classes from './ResponseTable.module.css';
import { Table } from './Table.tsx';

type ResponseTableProps = Pick<ResponseContent, 'caption' | 'head' | 'rows' | 'conditions'> & { children?: ReactNode };

/** A table of response times. In a narrow container each row becomes a block, and one toggle shows the conditions of all rows. */
export function ResponseTable({ caption, head, rows, conditions, children }: ResponseTableProps) {
  return (
    <div className={classes.root} data-worded={!rows.some(({ signed }) => signed.value) || undefined}>
      <DetailsToggle words={conditions} className={classes.conditions} />
      <Table caption={caption} head={head} cells="times" className={classes.table}>
        {rows.map((row) => (
          <Row key={row.call} row={row} head={head} />
        ))}
      </Table>
      {children && <div className={classes.further}>{children}</div>}
    </div>
  );
}

function Row({ row: { call, there, done, signed }, head }: { row: ResponseRow; head: ResponseContent['head'] }) {
  return (
    <tr>
      <th scope="row">{call}</th>
      <TargetCell label={head[1]} target={there} />
      <TargetCell label={head[2]} target={done} />
      <TargetCell label={head[3]} target={signed} />
    </tr>
  );
}

function TargetCell({ label, target: { value, detail } }: { label: string; target: Partial<Target> }) {
  return (
    <td>
      {/* Text, not CSS content: displayed as a block, the row must still say what it counts. */}
      <span className={classes.label}>{label}</span>
      {value && <strong>{value}</strong>}
      {detail && (
        <span className={classes.detail} data-label={label}>
          {value && <span className="visually-hidden">, </span>}
          {detail}
        </span>
      )}
    </td>
  );
}
