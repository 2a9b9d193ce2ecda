import { hostPart } from '@site/contracts/manifest';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { StartPlan } from '../app/page-data.ts';
import { type PartFailure, partFailedMark } from '../app/parts/mark-part-failed.ts';

// When the visitor leaves the document, tells the edge what no server can see: which parts failed and where in our scripts, and how fast
// the page was. Loads after everything else. Says nothing about the visitor, not even the address.

/** The shell counts as failed if it has not hydrated the page this long after its scripts started. */
const maxHydrationMs = 20_000;

const { release, part }: Partial<StartPlan> = JSON.parse(document.getElementById('start')?.textContent ?? '{}');
/** LCP and INP in milliseconds; absent if the browser does not measure it. */
const vitals: { lcp?: number; inp?: number; cls?: number } = {};
let views = 1;
const reported = new Set<string>();

// All changes, because the report is sent as soon as the page is hidden.
const options = { reportAllChanges: true };
onLCP(({ value }) => Object.assign(vitals, { lcp: Math.round(value) }), options);
onINP(({ value }) => Object.assign(vitals, { inp: Math.round(value) }), options);
onCLS(({ value }) => Object.assign(vitals, { cls: Math.round(value * 1_000) / 1_000 }), options);

addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
addEventListener('pagehide', send);

/** The first report counts the view; later ones of this document only what has failed since. */
function send() {
  const failures = partFailures().filter(({ part }) => !reported.has(part));
  const failed = [...new Set(failures.map(({ part }) => part))];
  // One is enough: what fails later mostly follows from it.
  const stack = failures.find((failure) => failure.stack.length > 0)?.stack;
  if (views === 0 && failed.length === 0) return;
  navigator.sendBeacon(
    '/_/report',
    JSON.stringify({ release, part, views, failed, stack, ...(views === 1 && vitals) }),
  );
  for (const part of failed) reported.add(part);
  views = 0;
}

function partFailures(): PartFailure[] {
  const marks = performance.getEntriesByName(partFailedMark) as PerformanceMark[]; // only marks have this name
  const [started] = performance.getEntriesByName('started');
  const isStuck =
    started !== undefined &&
    performance.now() - started.startTime > maxHydrationMs &&
    performance.getEntriesByName('hydrated').length === 0;
  return [...marks.map(({ detail }) => detail), ...(isStuck ? [{ part: hostPart, stack: [] }] : [])];
}
