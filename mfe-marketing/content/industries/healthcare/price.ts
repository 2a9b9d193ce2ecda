import { indianNumber } from '@site/ui/indian-number';
import type { ProofPrice } from '../types.ts';
import { monthlyPrice, nursingPrices, type PostPrice, pricedPosts, rosterPrices } from './post-prices.ts';
import { hospitalBeds } from './roster.ts';

export const hospitalPrice: ProofPrice = {
  title: 'What the posts cost',
  hint: 'Every kind of post in rupees, and one post line by line',
  intro:
    'One shift on all 30 days, with reliever. The wage of ₹14,800 is for Noida, semi-skilled, in October 2026; Delhi and Haryana have minimum wages of their own, and we quote by city.',
  month: {
    caption: 'Rupees a month for all posts, tax included',
    head: ['Posts', '100 beds', '300 beds'],
    rows: [
      ...rosterPrices.map(rowOf),
      totalOf('The roster', rosterPrices),
      ...nursingPrices.map(rowOf),
      totalOf('All of these', [...rosterPrices, ...nursingPrices]),
    ],
    note: 'Those in charge cost as much as a paramedic because both are paid as skilled. Nurses of ICU and theatre count at a general nurse’s price; electricians and plumbers are quoted after the visit. A hospital that is exempt generally cannot claim the tax back: compare sums with tax.',
  },
  bill: {
    label: 'Example',
    subject: 'one post of a ward attendant in Noida',
    terms: 'semi-skilled, 8\u00a0hours a day, 30 days a month',
    head: ['Line', 'Rupees a month'],
    costs: [
      { label: 'Wages, the notified minimum or more', amount: 14_800 },
      { label: 'EPF, employer’s share, 13%', amount: 1_924 },
      { label: 'ESIC, employer’s share, 3.25%', amount: 481 },
      { label: 'Statutory bonus, 8.33%', amount: 1_233 },
      { label: 'Reliever, a quarter of the above', amount: 4_610 },
      { label: 'Uniform, shoes, identity card', amount: 384 },
      { label: 'Gloves, masks, vaccination', amount: 1_568 },
    ],
    cost: { label: 'Cost of the post', amount: 25_000 },
    charge: { label: 'Service charge, 8%', amount: 2_000 },
    beforeTax: { label: 'Price before GST', amount: 27_000 },
    tax: { label: 'GST, 18%', amount: 4_860 },
    total: { label: 'Invoice for the month', amount: 31_860 },
  },
  note: 'An example, rounded to the rupee; gratuity is quoted apart. Your quotation has these lines for every kind of post.',
};

/** ₹53,94,108. */
export function inRupees(amount: number): string {
  return `₹${indianNumber(amount)}`;
}

/** Lakhs of rupees: '53.9'. */
export function inLakh(amount: number): string {
  return (amount / 100_000).toFixed(1);
}

function rowOf(price: PostPrice) {
  return {
    name: price.name,
    detail: `${countsOf([price])} at ${inRupees(price.rupees)}`,
    cells: cellsOf([price]),
  };
}

function totalOf(name: string, prices: PostPrice[]) {
  return { name, detail: countsOf(prices), cells: cellsOf(prices), isTotal: true as const };
}

/** '43 and 110 posts'. */
function countsOf(prices: PostPrice[]): string {
  return `${hospitalBeds.map((beds) => pricedPosts(prices, beds)).join(' and ')} posts`;
}

function cellsOf(prices: PostPrice[]): string[] {
  return hospitalBeds.map((beds) => indianNumber(monthlyPrice(prices, beds)));
}
