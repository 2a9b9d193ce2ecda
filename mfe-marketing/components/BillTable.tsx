import { indianNumber } from '@site/ui/indian-number';
import type { BillContent, PriceLine } from '../content/how-we-work-types.ts';
import { type FactRow, FactTable } from './FactTable.tsx';
import { QuotationSheet } from './PaperSheet.tsx';

interface BillTableProps {
  /** One column per bill; the lines of all bills have the same names. */
  bills: [BillContent, ...BillContent[]];
  /** Shown below the table. */
  note?: string;
  /** Heading level of the sheet's title. */
  level?: 3 | 4;
}

/** A worked example of a quotation: every line, how it is calculated, and the sums. */
export function BillTable({ bills, note, level }: BillTableProps) {
  const [{ label, caption, head, costs }] = bills;
  return (
    <QuotationSheet label={label} caption={caption} level={level}>
      <FactTable
        caption={`${label}: ${caption}`}
        isCaptionHidden
        head={[head[0], ...bills.map((bill) => bill.head[1])]}
        rows={[
          ...costs.map((_, place) => lineOf(bills.map((bill) => bill.costs[place]))),
          lineOf(
            bills.map(({ cost }) => cost),
            true,
          ),
          lineOf(bills.map(({ charge }) => charge)),
          lineOf(
            bills.map(({ beforeTax }) => beforeTax),
            true,
          ),
          lineOf(bills.map(({ tax }) => tax)),
          {
            ...lineOf(
              bills.map(({ total }) => total),
              true,
            ),
            cells: bills.map(invoiceOf),
          },
        ]}
        cells="sums"
        note={note}
      />
    </QuotationSheet>
  );
}

/** The total including tax: ₹31,860. */
export function invoiceOf({ total }: Pick<BillContent, 'total'>): string {
  return `₹${indianNumber(total.amount)}`;
}

/** One row of the table: the same line of each bill, named as in the first. */
function lineOf(lines: (PriceLine | undefined)[], isTotal?: true): FactRow {
  const { label = '', basis } = lines[0] ?? {};
  return { name: label, detail: basis, cells: lines.map((line) => indianNumber(line?.amount ?? 0)), isTotal };
}
