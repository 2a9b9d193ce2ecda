import { ColumnHeads } from '../../components/ColumnHeads.tsx';
import type { PriceContent, PriceLine } from '../../content/how-we-work-types.ts';
import { PriceShares } from './PriceShares.tsx';
import classes from './PriceTable.module.css';

const rupees = new Intl.NumberFormat('en-IN');

/** A worked example of a quotation: every line, how it is worked out, and the sums. */
export function PriceTable({ price }: { price: PriceContent }) {
  const { label, caption, head, costs, cost, charge, beforeTax, tax, total, allDays, shares, note } = price;
  return (
    <div className={classes.root}>
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
      <div className={classes.aside}>
        <PriceShares shares={shares} />
        <p className={classes.note}>{note}</p>
      </div>
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
