import { hostPart } from '@site/contracts/manifest';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type PartFailure, partFailedMark } from '../app/mark-part-failed.ts';
import type { StartPlan } from '../app/page-data.ts';
import { pageOpenedMark } from '../app/page-opened.ts';

// When the visitor leaves the document, tells the edge what no server can see: which parts failed and where in our scripts, and how fast
// its pages were. Loads after everything else. Says nothing about the visitor, not even the address.

/** The shell counts as failed if it has not hydrated the page this long after its scripts started. */
const maxHydrationMs = 20_000;

const { release, page: documentPage = '' }: Partial<StartPlan> = JSON.parse(
  document.getElementById('start')?.textContent ?? '{}',
);
/** By name; without those that the browser does not measure. */
const vitals = new Map<Metric['name'], { page: string; value: number }>();
const reported = new Set<string>();

// All changes, because the report is sent as soon as the page is hidden.
const options = { reportAllChanges: true };
// A document is loaded once, whatever pages the router opens later.
for (const measure of [onTTFB, onFCP, onLCP])
  measure(({ name, value }) => vitals.set(name, { page: documentPage, value }), options);
// These two go on, and count for the page that was open when they became worse.
for (const measure of [onINP, onCLS])
  measure(({ name, value, entries }) => {
    vitals.set(name, { page: pageAt(entries.at(-1)?.startTime ?? 0), value });
  }, options);

addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
addEventListener('pagehide', send);

let isFirst = true;

/** The first report has the vitals; later ones of this document only what has failed since. */
function send() {
  const failures = partFailures().filter(({ part }) => !reported.has(part));
  const failed = [...new Set(failures.map(({ part }) => part))];
  if (!isFirst && failed.length === 0) return;
  // One is enough: what fails later mostly follows from it.
  const stack = failures.find((failure) => failure.stack.length > 0)?.stack;
  const measured = [...vitals].map(([name, { page, value }]) => ({
    name: name.toLowerCase(),
    page,
    value: Math.round(value * 1_000) / 1_000,
  }));
  navigator.sendBeacon('/_/report', JSON.stringify({ release, failed, stack, vitals: isFirst ? measured : [] }));
  for (const part of failed) reported.add(part);
  isFirst = false;
}

/** The kind of page that was open at this time of the document. */
function pageAt(time: number): string {
  return marks<string>(pageOpenedMark).findLast(({ startTime }) => startTime <= time)?.detail ?? documentPage;
}

function partFailures(): PartFailure[] {
  const [started] = performance.getEntriesByName('started');
  const isStuck =
    started !== undefined &&
    performance.now() - started.startTime > maxHydrationMs &&
    performance.getEntriesByName('hydrated').length === 0;
  return [
    ...marks<PartFailure>(partFailedMark).map(({ detail }) => detail),
    ...(isStuck ? [{ part: hostPart, stack: [] }] : []),
  ];
}

/** Marks that our own code made, each name with one kind of detail. */
function marks<Detail>(name: string): { startTime: number; detail: Detail }[] {
  return performance.getEntriesByName(name) as PerformanceMark[]; // only marks have this name
}
