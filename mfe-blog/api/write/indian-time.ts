const offsetMs = 5.5 * 60 * 60_000;

/** To the second, with India's offset: authors think in that time. */
export function indianTime(time: Date): string {
  return new Date(time.getTime() + offsetMs).toISOString().replace(/\.\d{3}Z$/, '+05:30');
}

/** For people: `28 November 2026, 11:15 am in India`. */
export function indianTimeOf(iso: string): string {
  const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return `${format.format(new Date(iso))} in India`;
}
