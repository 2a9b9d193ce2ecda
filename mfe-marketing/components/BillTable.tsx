import { indianNumber, inRupees } from '@site/ui/indian-number';
import type { ReactNode } from 'react';
import type { BillContent, PriceLine } from '../content/how-we-work/types.ts';
import type { TableRow } from '../content/types.ts';
import { Quotation } from './SampleSheet.tsx';

interface BillTableProps {
  /** One column per bill; the lines of all bills have the same names. */
  bills: [BillContent, ...BillContent[]];
  /** Shown below the table. */
  note?: string;
  /** Heading level of the sheet's title. */
  level?: 3 | 4;
  /** In place of the way to a quotation like this one. */
  action?: ReactNode;
}

/** A worked example of a quotation: every line, how it is calculated, and the sums. */
export function BillTable({ bills, note, level, action }: BillTableProps) {
  const [{ label, subject, terms, head, costs }] = bills;
  const lines = (lineOfBill: (bill: BillContent) => PriceLine, isTotal?: true) =>
    lineOf(bills.map(lineOfBill), isTotal);
  return (
    <Quotation
      label={label}
      subject={subject}
      terms={terms}
      level={level}
      head={[head[0], ...bills.map((bill) => bill.head[1])]}
      rows={[
        ...costs.map((_, index) => lineOf(bills.map((bill) => bill.costs[index]))),
        lines(({ cost }) => cost, true),
        lines(({ charge }) => charge),
        lines(({ beforeTax }) => beforeTax, true),
        lines(({ tax }) => tax),
        { ...lines(({ total }) => total, true), cells: bills.map(invoiceOf) },
      ]}
      note={note}
      action={action}
    />
  );
}

/** The total including tax: ₹31,860. */
export function invoiceOf({ total }: Pick<BillContent, 'total'>): string {
  return inRupees(total.amount);
}

/** One row of the table: the same line of each bill, named as in the first. */
function lineOf(lines: (PriceLine | undefined)[], isTotal?: true): TableRow {
  const { label = '', basis } = lines[0] ?? {};
  return { name: label, detail: basis, cells: lines.map((line) => indianNumber(line?.amount ?? 0)), isTotal };
}
