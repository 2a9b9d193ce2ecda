/**
 * A time in any form that `Date` understands, as ISO 8601 in UTC; undefined for anything else. A time without a zone is read as UTC, which
 * our own service writes: `Date` would assume the reader's zone, so that server and browser differ by hours.
 */
export function isoTime(moment: unknown): string | undefined {
  if (typeof moment !== 'string' && typeof moment !== 'number') return undefined;
  const time = typeof moment === 'number' ? moment : timeOf(moment.trim());
  const isShown = time >= firstMoment && time <= lastMoment;
  return isShown ? new Date(time).toISOString().replace('.000Z', 'Z') : undefined;
}

function timeOf(text: string): number {
  if (/\d{4}-\d{2}-\d{2}T[\d:.]+$/.test(text)) return Date.parse(`${text}Z`);
  const inUtc = Date.parse(`${text} UTC`);
  // A time with a zone, or a date alone, must not get another zone.
  return Number.isNaN(inUtc) || namesZone.test(text) ? Date.parse(text) : inUtc;
}

// An offset stands after a time: '-2026' after a date is its year. `Date` writes the name of the zone in brackets after the offset.
const namesZone = /(?:Z|UTC|GMT|(?:GMT|:[\d.]+(?: ?[ap]m)?) ?[+-]\d{2}:?\d{2})(?: \([^()]*\))?$/i;

// Years have four digits, in India too.
const firstMoment = Date.UTC(1000, 0, 1);
const lastMoment = Date.UTC(9999, 11, 30);
