import { Fold } from '@site/ui/Fold';
import { type FactRow, FactTable } from '../../components/FactTable.tsx';
import type { PriceContent, PriceLine } from '../../content/how-we-work-types.ts';
import { Panel } from './Panel.tsx';
import { PriceShares } from './PriceShares.tsx';
import classes from './PriceTable.module.css';

const rupees = new Intl.NumberFormat('en-IN');

/** Where the money goes; then a worked example of a quotation, with every line, how it is worked out, and the sums. */
export function PriceTable({ price }: { price: PriceContent }) {
  const { costs, cost, charge, beforeTax, tax, total } = price;
  const sum = `₹${rupees.format(total.amount)}`;
  return (
    <div className={classes.root}>
      <PriceShares shares={price.shares} />
      <Fold title={price.linesTitle} hint={`${total.label}: ${sum}`} level={3}>
        <Panel>
          <FactTable
            caption={`${price.label}: ${price.caption}`}
            head={price.head}
            rows={[
              ...costs.map(lineOf),
              sumOf(cost),
              lineOf(charge),
              sumOf(beforeTax),
              lineOf(tax),
              { ...sumOf(total), cells: [sum] },
            ]}
            cells="sums"
            note={price.allDays}
          />
        </Panel>
      </Fold>
      <Fold title={price.noteTitle} level={3}>
        <p className={classes.note}>{price.note}</p>
      </Fold>
    </div>
  );
}

function lineOf({ label, basis, amount }: PriceLine): FactRow {
  return { name: label, detail: basis, cells: [rupees.format(amount)] };
}

function sumOf(line: PriceLine): FactRow {
  return { ...lineOf(line), isTotal: true };
}
