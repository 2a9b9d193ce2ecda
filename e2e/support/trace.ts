import type { Browser, Page } from '@playwright/test';

/** As Chromium traces it; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  ts: number;
  args: { data?: { type?: string; changedPseudo?: string; nodeName?: string }; elementCount?: number };
}

/** What the browser did meanwhile, as its own timeline has it. */
export async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
  });
  await act();
  return JSON.parse(String(await browser.stopTracing())).traceEvents;
}
