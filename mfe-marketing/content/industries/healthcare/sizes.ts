import type { IndustryProof } from '../types.ts';
import { monthlyPrice, nursingPrices, type PostPrice, rosterPrices } from './post-prices.ts';
import { inLakh } from './price.ts';
import { type Beds, headcountOf, roster, rowsOf, type StaffRow } from './roster.ts';

const nursing = [rowsOf('nurses'), rowsOf('paramedics')];

/** Summary of the staffing and price tables, visible while those are collapsed. */
export const hospitalSizes: IndustryProof['sizes'] = {
  caption: 'Hospitals of 100 and 300 beds compared',
  head: ['Hospital', 'Posts', 'People', '₹\u00a0lakh a month'],
  rows: [
    sizeOf(100, 'without nurses', [roster], rosterPrices),
    sizeOf(300, 'without nurses', [roster], rosterPrices),
    sizeOf(100, 'with nurses', [roster, ...nursing], [...rosterPrices, ...nursingPrices]),
    sizeOf(300, 'with nurses', [roster, ...nursing], [...rosterPrices, ...nursingPrices]),
  ],
};

function sizeOf(beds: Beds, detail: string, teams: StaffRow[][], prices: PostPrice[]) {
  const { posts, people } = headcountOf(teams, beds);
  return {
    name: `${beds}\u00a0beds`,
    detail,
    cells: [String(posts), String(people), inLakh(monthlyPrice(prices, beds))],
  };
}
