import { hostPart } from '@site/contracts/manifest';
import { partFailedMark } from '../app/parts/note-failure.ts';

// When the visitor leaves the document, tells the edge what no server can see: which parts failed, how fast the page was, and how much it
// moved. Loads after everything else. Says nothing about the visitor, not even the address.

/** The shell counts as failed if it has not hydrated the page this long after its scripts started. */
const maxHydrationMs = 20_000;
/** Layout shifts are summed in bursts, as the metric CLS defines them: a longer gap, or a longer burst, starts the next one. */
const maxBurst = { gapMs: 1_000, lengthMs: 5_000 };

const { release }: { release?: string } = JSON.parse(document.getElementById('start')?.textContent ?? '{}');
let lcp: number | undefined;
/** 0 for a page that never shifted, undefined only where the browser does not measure it. */
let cls = isSupported('layout-shift') ? 0 : undefined;
/** The slowest responses to clicks and keys, slowest first. INP leaves out one in fifty. */
const slowest: number[] = [];
const interactions = new Set<number>();
let views = 1;
const reported = new Set<string>();

observe('largest-contentful-paint', ({ startTime }) => {
  lcp = Math.round(Math.max(0, startTime - activationStart()));
});

let shifts = { from: 0, last: 0, sum: 0 };
observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
  if (hadRecentInput) return;
  const isNew = startTime - shifts.last > maxBurst.gapMs || startTime - shifts.from > maxBurst.lengthMs;
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
  const failed = failedParts().filter((part) => !reported.has(part));
  if (views === 0 && failed.length === 0) return;
  const inp = slowest[Math.min(Math.floor(interactions.size / 50), slowest.length - 1)];
  navigator.sendBeacon('/_/report', JSON.stringify({ release, views, failed, ...(views === 1 && { lcp, cls, inp }) }));
  for (const part of failed) reported.add(part);
  views = 0;
}

/** A prerendered page is measured from the click on. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number;
  })[];
  return navigation?.activationStart ?? 0;
}

function failedParts(): string[] {
  const marks = performance.getEntriesByName(partFailedMark) as PerformanceMark[]; // only marks have this name
  const [started] = performance.getEntriesByName('started');
  const isDead =
    started !== undefined &&
    performance.now() - started.startTime > maxHydrationMs &&
    performance.getEntriesByName('hydrated').length === 0;
  return [...new Set([...marks.map(({ detail }) => String(detail)), ...(isDead ? [hostPart] : [])])];
}

/** What the three observed types add to a plain entry. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number };

function observe(type: string, onEntry: (entry: Entry) => void) {
  if (!isSupported(type)) return;
  const options = { type, buffered: true, durationThreshold: 40 };
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe(options);
}

function isSupported(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}
