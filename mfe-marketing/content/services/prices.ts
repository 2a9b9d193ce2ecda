import { gst, rates } from './rates.ts';
import { staffing } from './staffing.ts';

/** What one post costs in a month, by skill, in rupees. `total` is its price, with tax; pages show some bills line by line. */
export const bills = {
  /** Unskilled, 26 days. */
  sixDays: billOf({ days: 26, wage: 14_000, uniform: 307, other: 1_000 }),
  /** Whoever supervises posts of 26 days. */
  sixDaySupervisor: billOf({ days: 26, wage: 18_400, uniform: 307, other: 0 }),
  /** Semi-skilled, all 30 days, such as a ward attendant’s. */
  semiSkilled: billOf({ days: 30, wage: 14_800, uniform: 384, other: 1_568 }),
  /** Skilled, all 30 days, such as a paramedic’s. */
  skilled: billOf({ days: 30, wage: 18_400, uniform: 384, other: 962 }),
  nurse: billOf({ days: 30, wage: 20_800, uniform: 384, other: 975 }),
};

/** What an unskilled post costs on all 30 days, with tax, to a hundred rupees. */
export const everyDayPrice = 100 * Math.round((bills.sixDays.total * 30) / 26 / 100);

/**
 * What a post costs for 12 hours a day. It is filled by one and a half times the people, who work fewer days, because twelve hours a day with
 * overtime would cost twice the wage.
 */
export function twelveHourPrice(rupees: number): number {
  return Math.round(rupees * 1.5);
}

/** What maintenance, gardens and events cost for each thing that is counted, in rupees; the garden's is for 1,000 square feet. */
export const unitPrices = { electricalFlat: 100, plumbingFlat: 75, garden: 1_200, pot: 20, guest: 120 };

/** Weekly visits to more flats than this cost more than a technician posted on the site for one shift. */
export function mostVisitedFlats(perFlat: number): number {
  return Math.floor(bills.skilled.total / perFlat);
}

/** Part of our service charge, in per cent, as a part of the bill with tax: '1.3%'. */
export function shareOfBill(percentOfCharge: number): string {
  const { charge, total } = bills.sixDays;
  return `${((percentOfCharge * charge) / total).toFixed(1)}%`;
}

/** What a service costs at least, with tax, and how an estimate of it is worked out. */
export interface ServicePrice {
  from: { rupees: number; per: string };
  /** Period of an estimate: 'a month'. */
  period: 'a month' | 'for the event';
  /** The same as `includes` in a few words, for the banner. */
  with: string;
  includes: string;
  /** The typical customer whose numbers the form shows first, without a capital: it follows 'Example:'. */
  example: string;
  inputs: [EstimateInput, ...EstimateInput[]];
  /** Adds a supervisor, or the site's share of one, for the people of all inputs together. */
  supervisor?: { rupees: number };
  /** What the estimate takes for granted. */
  assumes: string;
  /** Leads customers whom the estimate does not fit to the page that does; not shown in a release without it. */
  elsewhere?: { lead: string; label: string; path: string };
}

/** A number that the visitor enters. Every `per` of it, or part of that, needs `posts`, each of which costs `rupees`. */
export interface EstimateInput {
  /** In the page's query. */
  key: string;
  label: string;
  /** What it counts: '1 toilet block', '6 toilet blocks'. */
  counted: Noun;
  example: number;
  max: number;
  per: number;
  /** What is paid for, where that is not what is counted. */
  paid?: Noun;
  /** One, unless it says otherwise. */
  posts?: number;
  rupees: number;
}

type Noun = readonly [one: string, several: string];

/** What the price of a post includes. */
export const sixDayPost = `Includes a trained person for 8 hours on 26 days, a reliever, uniform and ${gst}`;
export const everyDayPost = `Includes a trained person for 8 hours on all 30 days, a reliever, uniform and ${gst}`;

export const noidaWages = 'Wages as of October 2026 in Noida; they follow the state’s notification.';

/** Least prices that the page in Hindi states too, in rupees. */
export const leastPrices = { electrical: 6_000, plumbing: 4_500, horticulture: 6_000, event: 18_000 };

export type Bill = ReturnType<typeof billOf>;

interface Post {
  /** Days of a month on which it is filled. */
  days: 26 | 30;
  wage: number;
  uniform: number;
  /** What the kind of work needs besides, such as cleaning material or vaccination. */
  other: number;
}

/** Rounds every line to the rupee. */
function billOf({ days, wage, uniform, other }: Post) {
  const epf = Math.round((wage * rates.epf) / 100);
  const esic = Math.round((wage * rates.esic) / 100);
  const bonus = Math.round((wage * rates.bonus) / 100);
  // The reliever of a post of 26 days works on two of them; that of posts of 30 days is shared by several.
  const relief = Math.round(
    days === 26 ? ((wage + epf + esic) * 2) / 26 : (wage + epf + esic + bonus) / staffing.postsPerReliever,
  );
  const cost = wage + epf + esic + bonus + relief + uniform + other;
  const charge = Math.round((cost * rates.charge) / 100);
  const beforeTax = cost + charge;
  const tax = Math.round((beforeTax * rates.gst) / 100);
  return { wage, epf, esic, bonus, relief, uniform, other, cost, charge, beforeTax, tax, total: beforeTax + tax };
}
