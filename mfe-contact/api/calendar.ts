/** India's offset from UTC, five and a half hours, has not changed since 1945. */
const aheadOfUtcMs = 19_800_000;

/** `20 Nov 2026, 9:00 am` */
export function indianTime(moment: string): string {
  return new Date(moment).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

/** The day that a calendar in India shows: `2026-11-20`. */
export function indianDay(moment: Date): string {
  return indianClock(moment).slice(0, 10);
}

/** `2026-11-20T09:00` */
export function indianClock(moment: Date): string {
  return new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 16);
}

/** `2026-11-20 09:00:30`, which spreadsheets take for a time. */
export function indianTimestamp(moment: string): string {
  return new Date(Date.parse(moment) + aheadOfUtcMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** The moment when clocks in India show this time on this day; an invalid date where the calendar has no such day. */
export function indianMoment(day: string, time = '00:00'): Date {
  const moment = new Date(`${day}T${time}:00+05:30`);
  // 31 February would otherwise be a day in March.
  return Number.isNaN(moment.getTime()) || indianDay(moment) === day ? moment : new Date(Number.NaN);
}

export const dayMs = 86_400_000;

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

/** A time as tables hold it; negative milliseconds lead back. */
export function isoAfter(moment: Date, milliseconds: number): string {
  return new Date(moment.getTime() + milliseconds).toISOString();
}

/** The same day and time that many months earlier, in UTC; the last day of that month if it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(date.getUTCMonth() - months);
  if (earlier.getUTCDate() !== date.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
