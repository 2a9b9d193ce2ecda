import { hospitalPrice } from './hospital-price.ts';
import { hospitalStaffing } from './hospital-staffing.ts';
import { amountIn } from './indian-amounts.ts';
import type { IndustryProof, StaffTable } from './industry-proof-types.ts';

const { roster, nurses } = hospitalStaffing;
const [rosterPrice, fullPrice] = hospitalPrice.month.rows.filter(({ isTotal }) => isTotal);

/** Of 100 beds, then of 300: posts, people and lakh rupees a month. */
export const rosterSums = sumsOf([roster], rosterPrice?.cells);
const fullSums = sumsOf([roster, nurses], fullPrice?.cells);

/** In sight where the tables that it sums up are folded. */
export const hospitalSizes: IndustryProof['sizes'] = {
  caption: 'Hospitals of 100 and 300 beds compared',
  head: ['Team', 'Posts', 'People', '₹\u00a0lakh a month'],
  rows: [
    { name: 'Without nurses, 100 beds', cells: rosterSums[0] },
    { name: 'Without nurses, 300 beds', cells: rosterSums[1] },
    { name: 'With nurses, 100 beds', cells: fullSums[0] },
    { name: 'With nurses, 300 beds', cells: fullSums[1] },
  ],
};

type Sums = [posts: string, people: string, lakh: string];

function sumsOf(tables: StaffTable[], prices: string[] = []): [Sums, Sums] {
  return [sumsIn(1), sumsIn(2)];

  function sumsIn(column: number): Sums {
    const lakh = amountIn(prices[column - 1]) / 100_000;
    return [total(/^Posts in a day/, column), total(/^People/, column), lakh.toFixed(1)];
  }

  function total(name: RegExp, column: number): string {
    const rows = tables.map(({ totals }) => totals.find(([title = '']) => name.test(title)) ?? []);
    return String(rows.reduce((sum, row) => sum + Number(row[column]), 0));
  }
}
