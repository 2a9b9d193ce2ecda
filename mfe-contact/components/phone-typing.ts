import { normalisePhone } from '../contract/phone.ts';

/**
 * What the phone field holds after a change: the ten digits once they are all there, however they were written. A single
 * character too many is taken back; a paste with too many digits stays, so that the visitor sees what is wrong with it.
 */
export function phoneAfterChange(before: string, now: string): string {
  const normal = normalisePhone(now);
  if (/^\d{10}$/.test(normal)) return normal;
  const isTyped = now.length === before.length + 1;
  return isTyped && digitsOf(now).length > longestFor(now) ? before : now;
}

/** 9198765432 may be a number, or a country code and eight digits of one: typing may go on until that is decided. */
function longestFor(text: string): number {
  const prefix = /^(?:0091|91|0)/.exec(digitsOf(text))?.[0] ?? '';
  return prefix.length + 10;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
