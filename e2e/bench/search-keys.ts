import type { Browser } from '@playwright/test';
import type { Calibration } from './calibration.ts';
import { atMost, type Goal, median } from './goals.ts';
import { waitForHydratedMark } from './measure-load.ts';
import { openSlowPage } from './slow-device.ts';

const runs = 3;

/** Typed a letter at a time: a word that is known, one that is misspelt, everyday Hindi, a sentence. */
const typed = ['plumbing', 'elektrician', 'safai wala', 'water tank cleaning for a school'];

/** Measures the time from a key to its results on a slow phone's screen: median and 95th percentile of all keys, relative to the first. */
export async function measureSearchKeys(browser: Browser, calibration: Calibration, site: string): Promise<Goal[]> {
  const rounds = await calibration.rounds(runs, () => timeKeys(browser, site));
  const first = median(rounds.map(({ measured: [one = Number.NaN] }) => one));
  const others = rounds.flatMap(({ measured }) => measured.slice(1)).toSorted((one, other) => one - other);
  const slowest = others[Math.floor(others.length * 0.95)] ?? Number.NaN;
  const against = (what: string, time: number, max: number) =>
    atMost(
      `key to results, ${what} (${time.toFixed(0)} ms) against the first (${first.toFixed(0)} ms)`,
      time / first,
      'x',
      max,
    );
  return [against('median', median(others), 1), against('95 of 100', slowest, 2)];
}

/** Milliseconds of each key, on a page that has just been opened. */
async function timeKeys(browser: Browser, site: string): Promise<number[]> {
  const { page, close } = await openSlowPage(browser);
  await page.goto(`${site}/services`);
  await waitForHydratedMark(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
  // With the server blocked, the first result shows that the index has loaded.
  await page.route(/search\.json/, (route) => route.abort());
  await page.getByRole('combobox').fill('nal');
  await page.getByRole('option').first().waitFor();
  await page.unroute(/search\.json/);
  await page.evaluate(noteKeys);
  for (const words of typed) {
    await page.getByRole('combobox').fill('');
    // A quick typist: ten letters a second.
    await page.keyboard.type(words, { delay: 100 });
  }
  const keys = typed.join('').length;
  await page.waitForFunction((count) => performance.getEntriesByName('search-key').length === count, keys);
  const times = await page.evaluate(() => performance.getEntriesByName('search-key').map(({ duration }) => duration));
  await close();
  return times;
}

/** Runs in the page: measures from each key until after the frame that shows its results. */
function noteKeys(): void {
  addEventListener(
    'keydown',
    ({ key }) => {
      // The field is emptied by a key of its own.
      if (key.length > 1) return;
      const start = performance.now();
      // React answers a key within its event; a task after the next frame runs when that frame is painted.
      requestAnimationFrame(() =>
        setTimeout(() => performance.measure('search-key', { start, end: performance.now() })),
      );
    },
    { capture: true },
  );
}
