import { InvalidArgumentError } from '@site/service/program';
import * as v from 'valibot';
import { isReference } from '../../contract/enquiry.ts';
import { daysAfter, indianDay, indianMoment } from '../calendar.ts';
import type { AdminRequest, noteRule, personRule } from './admin-protocol.ts';

/** Midnight in India of the day that was typed: `21-11-2026`, `21/11/2026`, `2026-11-21`, `today` or `yesterday`. */
export function parseDay(text: string, now: Date): Date {
  const moment = indianMoment(dayOf(text.trim().toLowerCase(), now));
  if (Number.isNaN(moment.getTime()))
    throw new InvalidArgumentError('It must be a day such as 21-11-2026, today or yesterday.');
  return moment;
}

function dayOf(text: string, now: Date): string {
  if (text === 'today') return indianDay(now);
  if (text === 'yesterday') return indianDay(daysAfter(now, -1));
  // The day stands first in India, and the month never does.
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

export function parserOf(rule: typeof noteRule | typeof personRule): (text: string) => string {
  return (text) => {
    const read = v.safeParse(rule, text);
    if (!read.success) throw new InvalidArgumentError(read.issues[0].message);
    return read.output;
  };
}

export function parseWho(text: string): AdminRequest<'erase'>['who'] {
  return text.includes('@')
    ? { by: 'email', email: parseEmail(text) }
    : { by: 'reference', reference: parseReference(text) };
}

export function parseEmail(text: string): string {
  if (!text.includes('@')) throw new InvalidArgumentError('It must be an email address.');
  return text.trim();
}

export function parseReference(text: string): string {
  const reference = text.trim().toUpperCase();
  if (!isReference(reference)) throw new InvalidArgumentError('It must be a reference such as SEV-7K3M-92QX.');
  return reference;
}
