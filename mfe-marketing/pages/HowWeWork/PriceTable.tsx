import { Fold } from '@site/ui/Fold';
import { type FactRow, FactTable } from '../../components/FactTable.tsx';
import type { PriceContent, PriceLine } from '../../content/how-we-work-types.ts';
import { PriceShares } from './PriceShares.tsx';
import classes from './PriceTable.module.css';

const rupees = new Intl.NumberFormat('en-IN');

/** A worked example of a quotation: every line, how it is worked out, and the sums; then where the money goes. */
export function PriceTable({ price }: { price: PriceContent }) {
  const { costs, cost, charge, beforeTax, tax, total } = price;
  const invoice = { ...sumOf(total), cells: [`₹${rupees.format(total.amount)}`] };
  return (
    <div className={classes.root}>
      <Fold title={price.linesTitle} level={3} isOpen>
        <div className={classes.bill}>
          <FactTable
            caption={`${price.label}: ${price.caption}`}
            head={price.head}
            rows={[...costs.map(lineOf), sumOf(cost), lineOf(charge), sumOf(beforeTax), lineOf(tax), invoice]}
            note={price.allDays}
          />
        </div>
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

function lineOf({ label, basis, amount }: PriceLine): FactRow {
  return { name: label, detail: basis, cells: [rupees.format(amount)] };
}

function sumOf(line: PriceLine): FactRow {
  return { ...lineOf(line), isTotal: true };
}
