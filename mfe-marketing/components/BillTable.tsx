import type { BillContent, PriceLine } from '../content/how-we-work-types.ts';
import { type FactRow, FactTable } from './FactTable.tsx';
import { Panel } from './Panel.tsx';

const rupees = new Intl.NumberFormat('en-IN');

interface BillTableProps {
  bill: BillContent;
  /** Below it: what more of the same costs. */
  note: string;
}

/** A worked example of a quotation: every line, how it is worked out, and the sums. */
export function BillTable({ bill, note }: BillTableProps) {
  const { label, caption, head, costs, cost, charge, beforeTax, tax, total } = bill;
  const invoice = { ...sumOf(total), cells: [invoiceOf(bill)] };
  return (
    <Panel>
      <FactTable
        caption={`${label}: ${caption}`}
        head={head}
        rows={[...costs.map(lineOf), sumOf(cost), lineOf(charge), sumOf(beforeTax), lineOf(tax), invoice]}
        cells="sums"
        note={note}
      />
    </Panel>
  );
}

/** What is to be paid, with tax: ₹31,860. */
export function invoiceOf({ total }: Pick<BillContent, 'total'>): string {
  return `₹${rupees.format(total.amount)}`;
}

function lineOf({ label, basis, amount }: PriceLine): FactRow {
  return { name: label, detail: basis, cells: [rupees.format(amount)] };
}

function sumOf(line: PriceLine): FactRow {
  return { ...lineOf(line), isTotal: true };
}
