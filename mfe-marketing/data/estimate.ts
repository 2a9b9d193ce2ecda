import { indianNumber } from '@site/ui/indian-number';
import type { EstimateInput, ServicePrice } from '../content/services/prices.ts';

export type Estimate =
  | {
      status: 'estimated';
      /** '₹9,000 a month' */
      amount: string;
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
  const asked = new URLSearchParams(query);
  const isAsked = inputs.some(({ key }) => asked.has(key));
  return Object.fromEntries(
    inputs.map(({ key, example }) => [key, isAsked ? (asked.get(key) ?? '') : String(example)]),
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
  const sum = numbers.reduce((total, { input, number = 0 }) => total + Math.ceil(number / input.per) * input.rupees, 0);
  if (sum === 0) return { status: 'refused', reason: 'Please enter at least one number above 0.', errors: {} };
  const amount = `₹${indianNumber(rounded(Math.max(sum, from.rupees)))} ${period}`;
  const given = numbers.map(({ input, number = 0 }) => `${input.label}: ${indianNumber(number)}.`).join(' ');
  return {
    status: 'estimated',
    amount,
    message: `Please send a quotation for ${service}. ${given} The estimate on your site was about ${amount}, with GST.`,
  };
}

/** '₹25,488'. */
export function fromPrice({ from }: ServicePrice): string {
  return `₹${indianNumber(from.rupees)} per ${from.per}`;
}

/** Undefined unless it is a whole number within the limits; '1,20,000' is one. */
function numberIn(text: string, { max }: EstimateInput): number | undefined {
  const digits = text.replace(/[,\s]/g, '');
  return /^\d{1,7}$/.test(digits) && Number(digits) <= max ? Number(digits) : undefined;
}

function rangeOf({ max }: EstimateInput): string {
  return `Please enter a whole number from 0 to ${indianNumber(max)}.`;
}

/** To a hundred rupees, above a lakh to a thousand: more digits would promise more than an estimate knows. */
function rounded(rupees: number): number {
  const step = rupees < 100_000 ? 100 : 1_000;
  return Math.round(rupees / step) * step;
}
