import type { Browser } from '@playwright/test';
import { median } from './goals.ts';
import { openSlowPage } from './slow-device.ts';

/** A machine whose measurement changes by more than this between rounds is busy with something else. */
const maxDrift = 1.25;

/** Times a fixed piece of work under a page's slowdown, as Lighthouse's benchmark index does: milliseconds of one machine say little on another. */
export function createCalibration(browser: Browser) {
  const taken: number[] = [];
  return {
    /** Milliseconds that the work takes now. */
    async measure(): Promise<number> {
      const { page, close } = await openSlowPage(browser);
      const times = await page.evaluate(doWork);
      await close();
      const time = median(times);
      taken.push(time);
      return time;
    },
    /** Whether all measurements so far agree. */
    isSteady: () => Math.max(...taken) <= Math.min(...taken) * maxDrift,
    range: () => `${Math.min(...taken).toFixed(0)} to ${Math.max(...taken).toFixed(0)} ms`,
  };
}

export type Calibration = ReturnType<typeof createCalibration>;

/** Runs in the page. About what a page's scripts do: objects are made, sorted and written as text. */
function doWork(): number[] {
  return Array.from({ length: 5 }, () => {
    const start = performance.now();
    const rows = Array.from({ length: 10_000 }, (_, place) => ({ key: `${(place * 7_919) % 10_007}`, place }));
    rows.sort((one, other) => (one.key < other.key ? -1 : 1));
    JSON.parse(JSON.stringify(rows));
    return performance.now() - start;
  });
}
