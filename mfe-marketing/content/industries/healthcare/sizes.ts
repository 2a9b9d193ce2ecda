import type { IndustryProof } from '../../industry-proof-types.ts';
import { amountIn, hospitalPrice } from './price.ts';
import { hospitalStaffing } from './staffing.ts';

const { roster, nurses } = hospitalStaffing;
const [rosterPrice, fullPrice] = hospitalPrice.month.rows.filter(({ isTotal }) => isTotal);

type Sums = [posts: string, people: string, lakh: string];

/** Totals of the roster: for 100 beds, then for 300. */
export const rosterSums = bothSizes<Sums>((column) => [
  totalIn(/^Posts in a day/, column),
  totalIn(/^People/, column),
  lakhIn(rosterPrice?.cells, column),
]);

/** The same with nurses and paramedics, each profession with relievers of its own. */
const fullSums = bothSizes<Sums>((column) => {
  const added = [/^Nurses/, /^Paramedics/].map((profession) => postsOf(profession, column));
  const posts = Number(rosterSums[column - 1]?.[0]) + sum(added);
  const people = Number(rosterSums[column - 1]?.[1]) + sum(added.map((count) => count + Math.ceil(count / 4)));
  return [String(posts), String(people), lakhIn(fullPrice?.cells, column)];
});

/** Posts of electricians and plumbers, who are in none of the prices: for 100 beds, then for 300. */
export const technicians = bothSizes((column) => postsOf(/^(Electricians|Plumbers)/, column));

/** Summary of the staffing and price tables, visible while those are collapsed. */
export const hospitalSizes: IndustryProof['sizes'] = {
  caption: 'Hospitals of 100 and 300 beds compared',
  head: ['Hospital', 'Posts', 'People', '₹\u00a0lakh a month'],
  rows: [
    { name: '100\u00a0beds', detail: 'without nurses', cells: rosterSums[0] },
    { name: '300\u00a0beds', detail: 'without nurses', cells: rosterSums[1] },
    { name: '100\u00a0beds', detail: 'with nurses', cells: fullSums[0] },
    { name: '300\u00a0beds', detail: 'with nurses', cells: fullSums[1] },
  ],
};

function bothSizes<Value>(valueIn: (column: 1 | 2) => Value): [Value, Value] {
  return [valueIn(1), valueIn(2)];
}

function totalIn(name: RegExp, column: number): string {
  return roster.totals.find(([title = '']) => name.test(title))?.[column] ?? '';
}

/** Adds up the shifts of a profession; a cell holds them as '12 / 12 / 10'. */
function postsOf(profession: RegExp, column: number): number {
  const rows = nurses.rows.filter(([title = '']) => profession.test(title));
  return sum(rows.flatMap((row) => row[column]?.split(' / ').map(Number) ?? []));
}

function lakhIn(prices: string[] | undefined, column: number): string {
  return (amountIn(prices?.[column - 1]) / 100_000).toFixed(1);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
