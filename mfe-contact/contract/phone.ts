import { removeInvisible } from '@site/text/visible-text';

/**
 * The ten digits of an Indian number as people write or copy it: without `tel:`, spaces, dots, slashes, brackets, dashes of any kind and invisible
 * characters, with the digits of other scripts as ours, and without +91, 0091, 91 or 0 before ten digits (S5). Anything else stays, so that
 * validation refuses it.
 */
export function normalisePhone(written: string): string {
  const compact = removeInvisible(written)
    .replace(/^tel:/i, '')
    .replace(/[().[\]/\u2212\u2043\p{Pd}]/gu, '')
    .replace(/\uff0b/g, '+')
    .replace(/\p{Nd}/gu, asciiDigit);
  return compact.replace(/^(?:\+91|0091|91)?0?(?=\d{10}$)/, '');
}

/** Second line below 'Please enter valid phone number.' */
export function explainPhone(typed: string): string | undefined {
  const number = normalisePhone(typed);
  if (number === '') return undefined;
  if (!/^\d+$/.test(number)) return 'Ten digits and nothing else.';
  return number.length === 10 ? undefined : `Ten digits; you typed ${number.length}.`;
}

/** The same digit as 0 to 9. Unicode has each script's ten digits in a row, from zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
