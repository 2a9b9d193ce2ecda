import { nursingPrices, rosterPrices } from '../content/industries/healthcare/price.ts';
import { hospitalBeds, postsOf, professions, roster, type StaffRow } from '../content/industries/healthcare/roster.ts';
import { bills, twelveHourPrice } from '../content/services/prices.ts';
import { rates } from '../content/services/rates.ts';

const head = [
  'Beds',
  'Post',
  'Morning',
  'Evening',
  'Night',
  'Posts in a day',
  `One post, 8 hours on 30 days, rupees a month with ${rates.gst}% GST`,
  'One post, 12 hours',
  'All posts of the row, 8 hours',
];

/** The roster of both hospitals with the price of each row, for a tender's own spreadsheet: numbers without commas, one row a line. */
export function rosterCsv(): string {
  const rows = hospitalBeds.flatMap((beds) => [...roster, ...professions].map((row) => cellsOf(row, beds)));
  return [head, ...rows].map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
}

function cellsOf(row: StaffRow, beds: (typeof hospitalBeds)[number]): (string | number)[] {
  const priced = [...rosterPrices, ...nursingPrices].find(({ posts }) => posts.includes(row.post));
  // Electricians and plumbers, whose number is agreed after the visit, cost what all skilled people cost.
  const rupees = priced?.rupees ?? bills.skilled.total;
  const posts = postsOf([row], beds);
  return [beds, row.name, ...row.shifts[beds], posts, rupees, twelveHourPrice(rupees), posts * rupees];
}

function quoted(cell: string | number): string {
  return typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
}
