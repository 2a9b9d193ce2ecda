import { indianNumber, inRupees } from '@site/ui/indian-number';
import type { EstimateInput, ServicePrice } from '../content/services/prices.ts';

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
  const sum = counts.reduce((total, { input, posts }) => total + posts * input.rupees, 0);
  if (sum === 0) return { status: 'refused', reason: 'Please enter at least one number above 0.', errors: {} };
  const rupees = rounded(Math.max(sum, from.rupees));
  const amount = `${inRupees(rupees)} ${period}`;
  const lines = counts.filter(({ number }) => number > 0).map(lineOf);
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
    message: `Please send a quotation for ${service}. ${given} The estimate on your site was about ${amount}, with GST: ${basis.join(' ')}`,
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

function postsFor(number: number, { per, posts = 1 }: EstimateInput): number {
  return Math.ceil(number / per) * posts;
}

/** '4 housekeepers at ₹25,488, one for every 10,000 of 39,000 square feet.' */
function lineOf({ input, number, posts }: { input: EstimateInput; number: number; posts: number }): string {
  const { counted, paid = counted, per, posts: each = 1, rupees } = input;
  const line = `${countOf(posts, paid)} at ${inRupees(rupees)}`;
  return paid === counted
    ? `${line}.`
    : `${line}, ${each === 1 ? 'one' : each} for every ${indianNumber(per)} of ${countOf(number, counted)}.`;
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
