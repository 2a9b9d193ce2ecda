import { indianNumber, inRupees } from '@site/ui/indian-number';
import { type Bill, bills, everyDayPrice, twelveHourPrice } from '../../services/prices.ts';
import { gst, rates } from '../../services/rates.ts';
import { staffing } from '../../services/staffing.ts';
import type { HospitalContent } from '../types.ts';
import { type Beds, headcountOf, hospitalBeds, type Post, postsOf, roster, rowsOf } from './roster.ts';

/** Posts at one price. */
interface PostPrice {
  name: string;
  posts: Post[];
  /** Rupees a month for one person. */
  wage: number;
  /** Rupees a month for each post, with GST. */
  rupees: number;
}

export const rosterPrices: PostPrice[] = [
  {
    name: 'Cleaning, porters, linen, waste',
    posts: ['housekeepers', 'porters', 'linen', 'waste'],
    wage: bills.sixDays.wage,
    rupees: everyDayPrice,
  },
  { name: 'Ward attendants', posts: ['attendants'], ...priceOf(bills.semiSkilled) },
  { name: 'Supervisors, site in-charge', posts: ['supervisors', 'in-charge'], ...priceOf(bills.skilled) },
];

export const nursingPrices: PostPrice[] = [
  { name: 'Nurses', posts: ['nurses'], ...priceOf(bills.nurse) },
  { name: 'Paramedics', posts: ['paramedics'], ...priceOf(bills.skilled) },
];

const nursing = [rowsOf('nurses'), rowsOf('paramedics')];
const withNurses = { teams: [roster, ...nursing], prices: [...rosterPrices, ...nursingPrices] };
const withoutNurses = { teams: [roster], prices: rosterPrices };

const attendant = bills.semiSkilled;
const technicians = hospitalBeds
  .map((beds) => `${postsOf(rowsOf('electricians', 'plumbers'), beds)}\u00a0posts for ${beds} beds`)
  .join(', ');

export const price: HospitalContent['price'] = {
  title: 'What the posts cost',
  hint: 'Every kind of post in rupees, and one post line by line',
  intro: `One shift on all 30 days, with reliever. Example wages for Noida, October 2026: ${inRupees(bills.sixDays.wage)} for cleaners (unskilled), ${inRupees(attendant.wage)} for ward attendants (semi-skilled), ${inRupees(bills.skilled.wage)} for those in charge and paramedics (skilled), ${inRupees(bills.nurse.wage)} for nurses. Wages follow the state’s notification; Delhi and Haryana have their own, and we quote by city.`,
  month: {
    caption: `Rupees a month for all posts, ${gst} included`,
    head: ['Posts', '100 beds', '300 beds'],
    rows: [
      ...rosterPrices.map(rowOf),
      totalOf('The roster', rosterPrices),
      ...nursingPrices.map(rowOf),
      totalOf('All of these', withNurses.prices),
      gratuityRow('Gratuity for the roster', 'from these wages, with charge and GST', rosterPrices),
      gratuityRow('Gratuity for all of these', 'quoted apart, like that for the roster', withNurses.prices),
    ],
    note: 'Nurses of ICU and OT count at a general nurse’s price; electricians and plumbers are quoted after the visit. A hospital that is exempt generally cannot claim GST back: compare sums with GST.',
  },
  rates: {
    caption: `One post in rupees a month, ${gst} included`,
    head: ['Post, all 30 days', '8 hours a day', '12 hours a day'],
    rows: [
      ...[...rosterPrices, ...nursingPrices].map(({ name, rupees }) => rateRow(name, rupees)),
      rateRow('Electricians, plumbers', bills.skilled.total),
    ],
    note: 'Twelve hours are filled by one and a half times the people, who work fewer days: nobody works more than 48 hours a week, so no overtime is due.',
  },
  bill: {
    label: 'Example',
    subject: 'one post of a ward attendant in Noida',
    terms: 'semi-skilled, 8\u00a0hours a day, 30 days a month',
    head: ['Line', 'Rupees a month'],
    costs: [
      { label: 'Wages, an example for October 2026', amount: attendant.wage },
      { label: `EPF, employer’s share, ${rates.epf}%`, amount: attendant.epf },
      { label: `ESIC, employer’s share, ${rates.esic}%`, amount: attendant.esic },
      { label: `Statutory bonus, ${rates.bonus}%`, amount: attendant.bonus },
      { label: 'Reliever, a quarter of the above', amount: attendant.relief },
      { label: 'Uniform, shoes, identity card', amount: attendant.uniform },
      { label: 'Gloves, masks, vaccination', amount: attendant.other },
    ],
    cost: { label: 'Cost of the post', amount: attendant.cost },
    charge: { label: `Service charge, ${rates.charge}%`, amount: attendant.charge },
    beforeTax: { label: 'Price before GST', amount: attendant.beforeTax },
    tax: { label: `GST, ${rates.gst}%`, amount: attendant.tax },
    total: { label: 'Invoice for the month', amount: attendant.total },
  },
  note: 'An example, rounded to the rupee; gratuity is quoted apart. Your quotation has these lines for every kind of post.',
  requests: [...hospitalBeds]
    .reverse()
    .flatMap((beds) => [requestOf(beds, 'without nurses', withoutNurses), requestOf(beds, 'with nurses', withNurses)]),
};

/** Summary of the staffing and price tables, visible while those are collapsed. */
export const sizes: HospitalContent['sizes'] = {
  caption: 'Hospitals of 100 and 300 beds compared',
  head: [
    'Hospital',
    ...['With nurses', 'Without nurses'].map((title) => ({ title, names: hospitalBeds.map((beds) => `${beds} beds`) })),
  ],
  rows: [
    sizeOf('Posts in a day', ({ teams }, beds) => String(headcountOf(teams, beds).posts)),
    sizeOf('People', ({ teams }, beds) => String(headcountOf(teams, beds).people)),
    sizeOf('₹\u00a0lakh a month', ({ prices }, beds) => inLakh(monthlyPrice(prices, beds))),
    sizeOf('Gratuity, ₹\u00a0lakh\u00a0more', ({ prices }, beds) => inLakh(monthlyGratuity(prices, beds))),
  ],
  note: `Headcounts include relievers, prices include ${gst}. The columns with nurses include paramedics too. Gratuity is quoted apart. Electricians and plumbers (${technicians}) are quoted after the visit.`,
};

/** Rupees a month for all posts, with tax. */
export function monthlyPrice(prices: PostPrice[], beds: Beds): number {
  return prices.reduce((sum, kind) => sum + pricedPosts([kind], beds) * kind.rupees, 0);
}

/** What to set aside in a month for a person's gratuity: fifteen of 26 working days' wages for each year, before service charge and tax. */
export function gratuityOf(wage: number): number {
  return (wage * 15) / 26 / 12;
}

/** The same for the people in all posts and their relievers, with service charge and tax, to a hundred rupees. */
export function monthlyGratuity(prices: PostPrice[], beds: Beds): number {
  const setAside = prices.reduce((sum, kind) => sum + peopleIn(kind, beds) * gratuityOf(kind.wage), 0);
  return 100 * Math.round((setAside * attendant.total) / attendant.cost / 100);
}

/** People in posts at one price: each post has its share of a reliever. */
export function peopleIn(kind: PostPrice, beds: Beds): number {
  return pricedPosts([kind], beds) * (1 + 1 / staffing.postsPerReliever);
}

/** Lakhs of rupees: '53.9'. */
export function inLakh(amount: number): string {
  return (amount / 100_000).toFixed(1);
}

function requestOf(beds: Beds, nurses: string, { prices }: typeof withNurses) {
  return { hospital: `${beds} beds, ${nurses}`, price: `₹${inLakh(monthlyPrice(prices, beds))} lakh` };
}

function priceOf({ wage, total }: Bill) {
  return { wage, rupees: total };
}

function sizeOf(name: string, countOf: (staff: typeof withNurses, beds: Beds) => string) {
  return { name, cells: [withNurses, withoutNurses].map((staff) => hospitalBeds.map((beds) => countOf(staff, beds))) };
}

function rowOf(kind: PostPrice) {
  return {
    name: kind.name,
    detail: `${countsOf([kind])} at ${inRupees(kind.rupees)}`,
    cells: cellsOf([kind]),
  };
}

function totalOf(name: string, prices: PostPrice[]) {
  return { name, detail: countsOf(prices), cells: cellsOf(prices), isTotal: true as const };
}

function gratuityRow(name: string, detail: string, prices: PostPrice[]) {
  return { name, detail, cells: hospitalBeds.map((beds) => indianNumber(monthlyGratuity(prices, beds))) };
}

function rateRow(name: string, rupees: number) {
  return { name, cells: [rupees, twelveHourPrice(rupees)].map(indianNumber) };
}

/** '43 and 110 posts'. */
function countsOf(prices: PostPrice[]): string {
  return `${hospitalBeds.map((beds) => pricedPosts(prices, beds)).join(' and ')} posts`;
}

function cellsOf(prices: PostPrice[]): string[] {
  return hospitalBeds.map((beds) => indianNumber(monthlyPrice(prices, beds)));
}

/** Number of posts in a day, over all prices. */
function pricedPosts(prices: PostPrice[], beds: Beds): number {
  return postsOf(rowsOf(...prices.flatMap(({ posts }) => posts)), beds);
}
