import { indianNumber, inRupees } from '@site/ui/indian-number';
import type { EstimateInput, ServicePrice } from '../content/services/prices.ts';
import { staffing, supervisorsFor } from '../content/services/staffing.ts';

export type Estimate =
  | {
      status: 'estimated';
      /** '₹9,000 a month' */
      amount: string;
      /** How it comes about, a sentence a number. */
      basis: string[];
      /** The enquiry that the visitor can send. */
      message: string;
    }
  | {
      status: 'refused';
      reason: string;
      /** By the input's key. */
      errors: Record<string, string>;
    };

/** The texts of a form at first: those of the page's query, else the example's. */
export function initialTexts({ inputs }: ServicePrice, query: string): Record<string, string> {
  const given = new URLSearchParams(query);
  const isGiven = inputs.some(({ key }) => given.has(key));
  return Object.fromEntries(
    inputs.map(({ key, example }) => [key, isGiven ? (given.get(key) ?? '') : String(example)]),
  );
}

/** Works out a price from what was typed, never less than the service's least price. */
export function estimateOf(service: string, price: ServicePrice, texts: Record<string, string>): Estimate {
  const { inputs, from, period } = price;
  const numbers = inputs.map((input) => ({ input, number: numberIn(texts[input.key] ?? '', input) }));
  const wrong = numbers.filter(({ number }) => number === undefined).map(({ input }) => input);
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map((input) => [input.key, rangeOf(input)]));
    return { status: 'refused', reason: 'Please correct the numbers above to see an estimate.', errors };
  }
  const counts = numbers.map(({ input, number = 0 }) => ({ input, number, posts: postsFor(number, input) }));
  const supervision = price.supervisor && supervisionOf(counts, price.supervisor.rupees);
  const sum = counts.reduce(
    (total, { input, posts }) => total + Math.round(posts * input.rupees),
    supervision?.rupees ?? 0,
  );
  if (sum === 0) return { status: 'refused', reason: 'Please enter at least one number above 0.', errors: {} };
  const rupees = rounded(Math.max(sum, from.rupees));
  const amount = `${inRupees(rupees)} ${period}`;
  const lines = [...counts.filter(({ number }) => number > 0).map(lineOf), ...(supervision ? [supervision.line] : [])];
  const isLeast = sum < from.rupees;
  const total = isLeast
    ? `Our least price is ${fromPrice(price)}.`
    : `${lines.length > 1 ? 'Together' : 'That is'} ${inRupees(sum)}.`;
  const basis = [...lines, total];
  const given = counts.map(({ input, number }) => `${input.label}: ${indianNumber(number)}.`).join(' ');
  return {
    status: 'estimated',
    amount,
    basis,
    message: `Please send a quotation for ${service}. ${given} The estimate on your site was about ${amount}, GST included: ${basis.join(' ')}`,
  };
}

/** '₹25,488'. */
export function fromPrice({ from }: ServicePrice): string {
  return `${inRupees(from.rupees)} per ${from.per}`;
}

/** Undefined unless it is a whole number within the limits; '1,20,000' is one. */
function numberIn(text: string, { max }: EstimateInput): number | undefined {
  const digits = text.replace(/[,\s]/g, '');
  return /^\d{1,7}$/.test(digits) && Number(digits) <= max ? Number(digits) : undefined;
}

interface Count {
  input: EstimateInput;
  number: number;
  /** People, or where nobody is posted, how many times the price is due. */
  posts: number;
}

/** A begun post is a whole one; of a garden, a part costs a part. */
function postsFor(number: number, { per, paid, posts = 1 }: EstimateInput): number {
  return paid ? Math.ceil(number / per) * posts : number / per;
}

/** '4 housekeepers at ₹25,488, one for every 10,000 of 39,000 sq ft.' or '10,000 sq ft at ₹1,200 per 1,000 sq ft.' */
function lineOf({ input, number, posts }: Count): string {
  const { counted, paid, per, posts: each = 1, rupees } = input;
  if (paid)
    return `${countOf(posts, paid)} at ${inRupees(rupees)}, ${each === 1 ? 'one' : each} for every ${indianNumber(per)} of ${countOf(number, counted)}.`;
  const unit = per > 1 ? ` per ${countOf(per, counted)}` : '';
  return `${countOf(number, counted)} at ${inRupees(rupees)}${unit}.`;
}

/** What supervision costs for the people of all counts together, and the line that says so; none where nobody is posted. */
function supervisionOf(counts: Count[], rupees: number): { rupees: number; line: string } | undefined {
  const people = counts.reduce((sum, { posts }) => sum + posts, 0);
  const supervisors = supervisorsFor(people);
  const { ownSupervisorFrom, supervised } = staffing;
  if (supervisors === 0) return undefined;
  const sum = Math.round(supervisors * rupees);
  const line =
    supervisors < 1
      ? `Your share of a supervisor at ${inRupees(rupees)}: ${inRupees(sum)}, a sixth for each person. From ${ownSupervisorFrom} people on she is yours alone.`
      : `${countOf(supervisors, ['supervisor', 'supervisors'])} at ${inRupees(rupees)}, one for up to ${supervised} people.`;
  return { rupees: sum, line };
}

function countOf(number: number, [one, several]: EstimateInput['counted']): string {
  return `${indianNumber(number)} ${number === 1 ? one : several}`;
}

function rangeOf({ max }: EstimateInput): string {
  return `Please enter a whole number from 0 to ${indianNumber(max)}.`;
}

/** To a hundred rupees, above a lakh to a thousand: more digits would promise more than an estimate knows. */
function rounded(rupees: number): number {
  const step = rupees < 100_000 ? 100 : 1_000;
  return Math.round(rupees / step) * step;
}
