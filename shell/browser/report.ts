// Tells the edge, when the document is left, what no server can see: whether parts failed and how the page felt.
// Loaded after everything else. Nothing of the visitor, no address.

/** A shell that has not taken the page over by then has failed; in milliseconds. */
const longestHydration = 20_000;
/** After so long without a shift, or so long in all, shifts are counted as another burst; in milliseconds. */
const burst = { gap: 1_000, length: 5_000 };

const [, , release]: string[] = JSON.parse(document.getElementById('report')?.textContent ?? '[]');
let lcp: number | undefined;
/** A page that never shifted has 0; only a browser that cannot tell has none. */
let cls = isSeen('layout-shift') ? 0 : undefined;
/** The slowest answers to clicks and keys; one in fifty is forgiven. */
const slowest: number[] = [];
const interactions = new Set<number>();
let views = 1;
const told = new Set<string>();

observe('largest-contentful-paint', ({ startTime }) => {
  lcp = Math.round(startTime);
});

let shifts = { from: 0, last: 0, sum: 0 };
observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
  if (hadRecentInput) return;
  const isNew = startTime - shifts.last > burst.gap || startTime - shifts.from > burst.length;
  shifts = isNew
    ? { from: startTime, last: startTime, sum: value }
    : { ...shifts, last: startTime, sum: shifts.sum + value };
  cls = Math.max(cls ?? 0, Math.round(shifts.sum * 1e4) / 1e4);
});

observe('event', ({ duration, interactionId }) => {
  if (!interactionId) return;
  interactions.add(interactionId);
  slowest.push(duration);
  slowest.sort((one, other) => other - one).splice(10);
});

addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
addEventListener('pagehide', send);

function send() {
  const failed = failedParts().filter((part) => !told.has(part));
  if (views === 0 && failed.length === 0) return;
  const inp = slowest[Math.min(Math.floor(interactions.size / 50), slowest.length - 1)];
  navigator.sendBeacon('/_/report', JSON.stringify({ release, views, failed, ...(views === 1 && { lcp, cls, inp }) }));
  for (const part of failed) told.add(part);
  views = 0;
}

function failedParts(): string[] {
  const marks = performance.getEntriesByName('part-failed') as PerformanceMark[]; // marks alone have this name
  const isDead = performance.now() > longestHydration && performance.getEntriesByName('hydrated').length === 0;
  return [...new Set([...marks.map(({ detail }) => String(detail)), ...(isDead ? ['shell'] : [])])];
}

/** What the three kinds of entry have beyond every entry; browsers know each kind or never call. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number };

function observe(type: string, look: (entry: Entry) => void) {
  if (!isSeen(type)) return;
  const options = { type, buffered: true, durationThreshold: 40 };
  new PerformanceObserver((list) => list.getEntries().forEach(look)).observe(options);
}

function isSeen(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}
