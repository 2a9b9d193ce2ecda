/** India's offset from UTC, five and a half hours, has not changed since 1945. */
const aheadOfUtcMs = 19_800_000;

export const dayMs = 86_400_000;

type Moment = Date | string;

/** In UTC, to the second: `2026-11-20T03:30:30Z` */
export function utcIsoTime(moment: Moment | number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}

/** `2026-11-20T09:00:30+05:30` */
export function indianIsoTime(moment: Moment): string {
  return shifted(moment)
    .toISOString()
    .replace(/\.\d{3}Z$/, '+05:30');
}

/** The day that a calendar in India shows: `2026-11-20`. */
export function indianIsoDay(moment: Moment): string {
  return indianIsoTime(moment).slice(0, 10);
}

/** `2026-11-20 09:00:30`, which spreadsheets take for a time. */
export function indianTimestamp(moment: Moment): string {
  return indianIsoTime(moment).slice(0, 19).replace('T', ' ');
}

/** `20 Nov 2026, 9:00 am` */
export function indianDateTime(moment: Moment): string {
  return new Date(moment).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

/**
 * The day of a moment, or of a date without a time. Computed here, because the first use of `Intl` costs a cheap phone 60 ms.
 * @example
 * indianDate('2026-11-20T20:00:00Z'); // { day: '21', month: 'November', year: '2026' }
 */
export function indianDate(moment: Moment): { day: string; month: string; year: string } {
  const date = shifted(moment);
  return {
    day: String(date.getUTCDate()),
    month: months[date.getUTCMonth()] ?? '',
    year: String(date.getUTCFullYear()),
  };
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The moment when clocks in India show this time on this day; an invalid date where the calendar has no such day. */
export function indianMoment(day: string, time = '00:00'): Date {
  const moment = new Date(`${day}T${time}:00+05:30`);
  // 31 February would otherwise be a day in March.
  return Number.isNaN(moment.getTime()) || indianIsoDay(moment) === day ? moment : new Date(Number.NaN);
}

/** A date whose UTC fields are India's. */
function shifted(moment: Moment): Date {
  return new Date(new Date(moment).getTime() + aheadOfUtcMs);
}
