import { WrongUsage } from '@site/service/command-arguments';
import { daysAfter, indianDay, indianMoment } from '../indian-time.ts';

/** Midnight in India of the day that was typed: `21-11-2026`, `21/11/2026`, `2026-11-21`, `today` or `yesterday`. */
export function readDay(option: string, text: string, now: Date): Date {
  const moment = indianMoment(dayOf(text.trim().toLowerCase(), now));
  if (Number.isNaN(moment.getTime()))
    throw new WrongUsage(`--${option} must be a day such as 21-11-2026, today or yesterday, but is "${text}".`);
  return moment;
}

function dayOf(text: string, now: Date): string {
  if (text === 'today') return indianDay(now);
  if (text === 'yesterday') return indianDay(daysAfter(now, -1));
  // The day stands first in India, and the month never does.
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}
