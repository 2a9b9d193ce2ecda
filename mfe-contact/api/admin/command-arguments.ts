import { InvalidArgumentError, Option } from '@site/service/commands/program';
import { indianIsoDay, indianMoment } from '@site/text/indian-time';
import { hasHidden, trimInvisible } from '@site/text/visible-text';
import { isReference } from '../../contract/enquiry.ts';
import { daysAfter } from '../calendar.ts';
import type { Subject } from '../stored-data/erasure.ts';
import { enquiryStates } from '../tables.ts';

export const sinceOption = new Option(
  '--since <day>',
  'received on that day in India or later; 21-11-2026, today, yesterday',
).argParser((text) => parseDay(text, new Date()).toISOString());
export const untilOption = new Option('--until <day>', 'received on that day in India or earlier').argParser((text) =>
  daysAfter(parseDay(text, new Date()), 1).toISOString(),
);
export const stateOption = new Option(
  '--state <state>',
  'only what is new, suspected to be spam, done, or spam',
).choices(enquiryStates);
export const outOption = new Option('--out <file>', 'into a new file that only its owner can read');
export const byOption = new Option('--by <name>', 'who did it, if not the user of this terminal').argParser(
  parsePerson,
);

/** Midnight in India of the day that was typed: `21-11-2026`, `21/11/2026`, `2026-11-21`, `today` or `yesterday`. */
export function parseDay(text: string, now: Date): Date {
  const moment = indianMoment(dayOf(text.trim().toLowerCase(), now));
  if (Number.isNaN(moment.getTime()))
    throw new InvalidArgumentError('It must be a day such as 21-11-2026, today or yesterday.');
  return moment;
}

function dayOf(text: string, now: Date): string {
  if (text === 'today') return indianIsoDay(now);
  if (text === 'yesterday') return indianIsoDay(daysAfter(now, -1));
  // In India the day comes first, never the month.
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

const maxPersonLength = 100;

function parsePerson(text: string): string {
  const name = trimInvisible(text);
  if (name === '' || name.length > maxPersonLength || hasHidden(name))
    throw new InvalidArgumentError(`A name has 1 to ${maxPersonLength} characters, on one line.`);
  return name;
}

export function parseSought(text: string): string {
  const sought = trimInvisible(text);
  if (sought === '') throw new InvalidArgumentError('It must be a text to look for.');
  return sought;
}

export function parseSubject(text: string): Subject {
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
