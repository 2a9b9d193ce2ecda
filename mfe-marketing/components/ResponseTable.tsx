import type { ResponseContent, ResponseRow, Target } from '../content/how-we-work-types.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import classes from './ResponseTable.module.css';

/** Where it is narrow each row becomes a block, in which every time says its column. */
export function ResponseTable({ caption, head, rows }: Pick<ResponseContent, 'caption' | 'head' | 'rows'>) {
  return (
    <div className={classes.root}>
      <table>
        <caption>{caption}</caption>
        <ColumnHeads names={head} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.fault} row={row} head={head} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { fault, there, safe, closed }, head }: { row: ResponseRow; head: ResponseContent['head'] }) {
  return (
    <tr>
      <th scope="row">{fault}</th>
      <TargetCell label={head[1]} target={there} />
      <TargetCell label={head[2]} target={safe} />
      <TargetCell label={head[3]} target={closed} />
    </tr>
  );
}

function TargetCell({ label, target: { value, detail } }: { label: string; target: Target }) {
  return (
    <td>
      {/* Text and not drawn by CSS: a block that is no table row any more must still say what it counts. */}
      <span className={classes.label}>{label}</span>
      <span>
        <strong>{value}</strong>
        {detail && <span className={classes.comma}>, </span>}
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
    </td>
  );
}
