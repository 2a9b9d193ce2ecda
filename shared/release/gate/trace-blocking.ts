import type { Browser } from 'playwright-core';

/** An event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** By the clock. */
  dur?: number;
  /** On the processor; where a system has no such clock it is missing. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

const categories = ['-*', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

/**
 * Opens pages under a trace. Returns what was opened, and a function that says for how many milliseconds pages below an address blocked,
 * on the processor: what else runs on the machine stretches a task by the clock, tenfold when it is busy, but does not make it work more.
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

/** Sum of what each task on the main threads of pages below `url` took beyond 50 ms. */
export function blockingMsIn(events: TraceEvent[], url: string): number {
  const starts = events.filter(({ name, args }) => name === 'navigationStart' && isPage(args?.data, url));
  const mainThreads = new Set(starts.map(threadOf));
  const tasks = events.filter((event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)));
  return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + Math.max(0, tdur / 1_000 - 50), 0);
}

function isPage(
  data: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } | undefined,
  url: string,
): boolean {
  return data?.isOutermostMainFrame === true && data.documentLoaderURL?.startsWith(`${url}/`) === true;
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
