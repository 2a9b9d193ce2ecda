import type { Browser, Page } from '@playwright/test';
import { scrollToEnd } from '../support/visit.ts';
import { openSlowPage } from './slow-device.ts';

export interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
  /** NaN without scripts. */
  hydrated: number;
  requestsBeforeLcp: string[];
  /** Requests until starter and hero have arrived; the style sheets come before the starter. */
  requestsOfFirstView: string[];
  /** Files without which the browser did not paint. */
  awaited: string[];
  scriptBytesUntilHydration: number;
  scriptBytesAtEnd: number;
  /** Of the page and all its files, without scrolling. */
  bytesUntilIdle: number;
}

export async function measureLoad(browser: Browser, url: string, { scrolls = false } = {}): Promise<Load> {
  const { page, close } = await openSlowPage(browser);
  await page.addInitScript(observe);
  await page.goto(url);
  const hasScripts = await page.evaluate(() => document.getElementById('start') !== null);
  if (hasScripts) await waitForHydratedMark(page);
  const scriptBytesUntilHydration = await scriptBytes(page);
  const hydrated = await page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN);
  // Late shifts and tasks count too.
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.seen);
  const requestsBeforeLcp = await page.evaluate(
    (lcp) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime < lcp)
        .map(({ name }) => name),
    seen.lcp,
  );
  const requestsOfFirstView = await page.evaluate(requestsBeforeFirstView);
  const awaited = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  const bytesUntilIdle = await page.evaluate(bytesOverTheLine);
  if (scrolls) {
    await scrollToEnd(page, 300);
    await page.waitForLoadState('networkidle');
  }
  const load = {
    ...seen,
    hydrated,
    requestsBeforeLcp,
    requestsOfFirstView,
    awaited,
    scriptBytesUntilHydration,
    scriptBytesAtEnd: await scriptBytes(page),
    bytesUntilIdle,
  };
  await close();
  return load;
}

/** Runs in the page. */
function requestsBeforeFirstView(): string[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // what entries of this type are
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc;
  const awaited = files.filter(({ name }) => name === hero || /\/start\.\w+\.js$/.test(name));
  const arrival = Math.max(...awaited.map(({ responseEnd }) => responseEnd));
  return files.filter(({ startTime }) => startTime < arrival).map(({ name }) => name);
}

/**
 * Returns when the menu button first opened the menu. Needs a load of its own, because drawing the menu would count as the page's blocking.
 * The time varies without scripts too: Chromium reports the first paint some frames late, and may lay out the rest of the page meanwhile.
 */
export async function measureMenu(browser: Browser, url: string, marks: MenuMarks = siteMenu): Promise<number> {
  const { page, close } = await openSlowPage(browser);
  await page.addInitScript(openMenu, marks);
  await page.goto(url);
  const opened = await page.waitForFunction(() => window.menuOpened);
  const at = (await opened.jsonValue()) ?? 0;
  await close();
  return at;
}

/** Selectors of the menu's button, and of the menu that it opens. */
export interface MenuMarks {
  button: string;
  menu: string;
}

export const siteMenu: MenuMarks = { button: 'button[command="show-modal"]', menu: 'dialog[open]' };

/** Runs in the page. */
function bytesOverTheLine(): number {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .reduce((sum, { encodedBodySize, transferSize }) => sum + (transferSize > 0 ? encodedBodySize : 0), 0);
}

/** Bytes of the scripts that the page has fetched, as they came over the line. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // A script that was fetched ahead has a second entry, from the cache, when it runs.
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** Waits for the mark that the page sets when React has hydrated it. The loader, which journeys wait for, goes later. */
export async function waitForHydratedMark(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 60_000 });
}

declare global {
  interface Window {
    seen: { fcp: number; lcp: number; cls: number; blocking: number };
    menuOpened?: number;
  }
}

/** Runs in the page before anything else. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0 };
  window.seen = seen;
  const on = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) use(entry);
    }).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if ('value' in entry) seen.cls += Number(entry.value);
  });
  on('longtask', (entry) => {
    if (seen.fcp > 0 && entry.startTime > seen.fcp) seen.blocking += Math.max(0, entry.duration - 50);
  });
}

/** Runs in the page before anything else. */
function openMenu({ button, menu }: MenuMarks) {
  const tryMenu = () => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (isPainted) document.querySelector<HTMLElement>(button)?.click();
    if (document.querySelector(menu)) window.menuOpened = performance.now();
    else requestAnimationFrame(tryMenu);
  };
  requestAnimationFrame(tryMenu);
}
