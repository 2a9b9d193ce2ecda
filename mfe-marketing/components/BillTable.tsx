import type { BillContent, PriceLine } from '../content/how-we-work-types.ts';
import classes from './BillTable.module.css';
import { type FactRow, FactTable } from './FactTable.tsx';

const rupees = new Intl.NumberFormat('en-IN');

interface BillTableProps {
  bill: BillContent;
  /** Below it: what more of the same costs. */
  note: string;
}

/** A worked example of a quotation: every line, how it is worked out, and the sums. */
export function BillTable({ bill, note }: BillTableProps) {
  const { label, caption, head, costs, cost, charge, beforeTax, tax, total } = bill;
  const invoice = { ...sumOf(total), cells: [`₹${rupees.format(total.amount)}`] };
  return (
    <div className={classes.root}>
      <FactTable
        caption={`${label}: ${caption}`}
        head={head}
        rows={[...costs.map(lineOf), sumOf(cost), lineOf(charge), sumOf(beforeTax), lineOf(tax), invoice]}
        note={note}
        isRaised
      />
    </div>
  );
}

function lineOf({ label, basis, amount }: PriceLine): FactRow {
  return { name: label, detail: basis, cells: [rupees.format(amount)] };
}

function sumOf(line: PriceLine): FactRow {
  return { ...lineOf(line), isTotal: true };
}
