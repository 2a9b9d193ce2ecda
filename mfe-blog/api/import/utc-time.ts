const timePattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:Z|([+-])(0\d|1[0-4]):([0-5]\d))$/;

/** A time with `Z` or an offset as ISO 8601 in UTC, to the second; undefined if there is no such time. */
export function utcOf(written: string): string | undefined {
  const [, local = '', sign, hours, minutes] = timePattern.exec(written) ?? [];
  const asUtc = new Date(`${local}Z`);
  // 31 February is a valid Date, three days later.
  if (Number.isNaN(asUtc.getTime()) || toSecond(asUtc) !== `${local}Z`) return undefined;
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return toSecond(new Date(asUtc.getTime() - (sign === '-' ? -offset : offset)));
}

function toSecond(time: Date): string {
  return time.toISOString().replace('.000Z', 'Z');
}
