/**
 * A moment that a server wrote in any form `Date` understands, as ISO 8601 in UTC; undefined for anything else. A form without a time
 * zone is taken as UTC, which is what our own service writes: `Date` would take the reader's, so that server and browser differ by hours.
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
  // One that names its zone, or a date alone, cannot take another.
  return Number.isNaN(inUtc) || namesZone.test(text) ? Date.parse(text) : inUtc;
}

// `Date` writes a zone's name in brackets behind its offset.
const namesZone = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})(?: \([^()]*\))?$/i;

// Years of four digits, in India too.
const firstMoment = Date.UTC(1000, 0, 1);
const lastMoment = Date.UTC(9999, 11, 30);
