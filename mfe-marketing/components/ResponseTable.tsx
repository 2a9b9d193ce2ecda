import { Icon } from '@site/ui/Icon';
import { chevronDownIcon } from '@site/ui/icons';
import type { ResponseContent, ResponseRow, Target } from '../content/how-we-work-types.ts';
import classes from './ResponseTable.module.css';
import { Table } from './Table.tsx';

type ResponseTableProps = Pick<ResponseContent, 'caption' | 'head' | 'rows' | 'conditions'>;

/** Where it is narrow each row becomes a block of three times; what they mean is then shown on request, for all rows at once. */
export function ResponseTable({ caption, head, rows, conditions }: ResponseTableProps) {
  return (
    <div className={classes.root}>
      {/* Before the table and not around its details: a cell cannot be torn into two elements. */}
      <details className={classes.conditions}>
        <summary>
          {conditions}
          <Icon drawing={chevronDownIcon} />
        </summary>
      </details>
      <Table caption={caption} head={head} cells="times" className={classes.table}>
        {rows.map((row) => (
          <Row key={row.fault} row={row} head={head} />
        ))}
      </Table>
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
      <strong>{value}</strong>
      {detail && (
        <span className={classes.detail} data-label={label}>
          <span className="visually-hidden">, </span>
          {detail}
        </span>
      )}
    </td>
  );
}
