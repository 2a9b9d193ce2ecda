import type { Browser } from 'playwright-core';

const categories = ['-*', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

/**
 * Opens pages under a trace. Returns them, and a function that gives the milliseconds for which pages below an address blocked. It counts CPU
 * time, because on a busy machine a task takes up to ten times as long by the clock.
 */
export async function traceBlocking<Opened>(browser: Browser, open: () => Promise<Opened>) {
  await browser.startTracing(undefined, { categories });
  let trace: Buffer;
  let opened: Opened;
  try {
    opened = await open();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  return { opened, blockingMs: (url: string) => blockingMsIn(traceEvents, url) };
}

/** An event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Wall-clock time. */
  dur?: number;
  /** CPU time; absent on systems that do not measure it for each thread. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

/**
 * The sum of what each task on the main threads of pages below `url` took beyond 50 ms. Throws if the trace has no tasks: the names of its
 * events are no API, and a Chromium that renames them must not let every page pass.
 */
export function blockingMsIn(events: TraceEvent[], url: string): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const starts = events.filter(
    ({ name, args: { data } = {} }) =>
      name === 'navigationStart' && data?.isOutermostMainFrame && data.documentLoaderURL?.startsWith(`${url}/`),
  );
  const mainThreads = new Set(starts.map(threadOf));
  const tasks = events.filter((event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)));
  if (tasks.length === 0)
    throw new Error(
      `The gate cannot measure how long ${url} blocks: the trace of this Chromium has no task of its pages.`,
    );
  return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + Math.max(0, tdur / 1_000 - 50), 0);
}
