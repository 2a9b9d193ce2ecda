import { dayMs } from '@site/text/indian-time';
import { type SqlBool, type StringReference, sql } from 'kysely';
import type { Tables } from './tables.ts';

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

/** A time as tables hold it; negative milliseconds lead back. */
export function isoAfter(moment: Date, milliseconds: number): string {
  return new Date(moment.getTime() + milliseconds).toISOString();
}

/** For `where`: rows whose time is not after `past`, or so far ahead that a wrong clock must have set it. */
export function isPastOrFarAhead(column: StringReference<Tables, keyof Tables>, past: string, farAhead: string) {
  return sql<SqlBool>`(${sql.ref(column)} <= ${past} or ${sql.ref(column)} > ${farAhead})`;
}

/** The same day and time that many months earlier, in UTC; the last day of that month if it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(date.getUTCMonth() - months);
  if (earlier.getUTCDate() !== date.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
