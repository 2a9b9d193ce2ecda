import { Fold } from '@site/ui/Fold';
import { ColumnHeads } from '../../components/ColumnHeads.tsx';
import type { PriceContent, PriceLine } from '../../content/how-we-work-types.ts';
import { PriceShares } from './PriceShares.tsx';
import classes from './PriceTable.module.css';

const rupees = new Intl.NumberFormat('en-IN');

/** A worked example of a quotation: every line, how it is worked out, and the sums; then where the money goes. */
export function PriceTable({ price }: { price: PriceContent }) {
  return (
    <div className={classes.root}>
      <Fold title={price.linesTitle} level={3}>
        <Bill price={price} />
      </Fold>
      <div className={classes.aside}>
        <PriceShares shares={price.shares} />
        <Fold title={price.noteTitle} level={3}>
          <p className={classes.note}>{price.note}</p>
        </Fold>
      </div>
    </div>
  );
}

function Bill({ price }: { price: PriceContent }) {
  const { label, caption, head, costs, cost, charge, beforeTax, tax, total, allDays } = price;
  return (
    <div className={classes.bill}>
      <table>
        <caption>
          <span className={classes.label}>{label}</span>
          {caption}
        </caption>
        <ColumnHeads names={head} />
        <tbody>
          {costs.map((line) => (
            <Line key={line.label} line={line} />
          ))}
          <Line line={cost} kind="sum" />
          <Line line={charge} />
          <Line line={beforeTax} kind="sum" />
          <Line line={tax} />
          <Line line={total} kind="total" />
        </tbody>
      </table>
      <p className={classes.note}>{allDays}</p>
    </div>
  );
}

function Line({ line: { label, basis, amount }, kind }: { line: PriceLine; kind?: 'sum' | 'total' }) {
  return (
    <tr data-kind={kind}>
      {/* A sum needs no word on how it is worked out. */}
      <th scope="row" colSpan={kind && 2}>
        {label}
      </th>
      {!kind && <td>{basis}</td>}
      <td>
        {kind === 'total' && '₹'}
        {rupees.format(amount)}
      </td>
    </tr>
  );
}
