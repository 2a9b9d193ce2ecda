import type { Browser } from '@playwright/test';
import { atMost, type Goal, median } from './goals.ts';
import { openSlowPage } from './slow-phone.ts';

interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
  requestsBeforeLcp: string[];
  scriptBytesUntilHydration: number;
  scriptBytesAtEnd: number;
}

interface Menus {
  withScripts: number[];
  without: number[];
}

interface MeasurePagesOptions {
  site: string;
  scriptless: string;
  runs: number;
}

/** Loads each page with and without scripts, turn by turn, and compares the medians. */
export async function measurePages(browser: Browser, { site, scriptless, runs }: MeasurePagesOptions): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const path of ['/', '/services', '/blogs']) {
    const withScripts: Load[] = [];
    const without: Load[] = [];
    const menus: Menus = { withScripts: [], without: [] };
    // Warms the server, not the browser.
    await Promise.all([fetch(site + path), fetch(scriptless + path)]);
    for (let run = 0; run < runs; run++) {
      withScripts.push(await measureLoad(browser, site + path, run === 0));
      without.push(await measureLoad(browser, scriptless + path, false));
      menus.withScripts.push(await measureMenu(browser, site + path));
      menus.without.push(await measureMenu(browser, scriptless + path));
    }
    goals.push(...compare(path, withScripts, without, menus));
  }
  return goals;
}

function compare(path: string, site: Load[], scriptless: Load[], menus: Menus): Goal[] {
  const of = (loads: Load[], key: 'fcp' | 'lcp' | 'cls' | 'blocking' | 'scriptBytesUntilHydration') =>
    median(loads.map((load) => load[key]));
  const menu = median(menus.withScripts);
  const early = site.map(({ requestsBeforeLcp }) => requestsBeforeLcp);
  const count = (isCounted: (url: string) => boolean) => median(early.map((urls) => urls.filter(isCounted).length));
  // The starter is the one script that the page itself names; icons are the browser's own wish.
  const isNeeded = (url: string) => /\.(css|woff2|avif|webp)$/.test(url) || /\/(start\.js|icon\.svg)$/.test(url);
  for (const url of new Set(early.flat().filter((one) => !isNeeded(one))))
    console.log(`${path}: before LCP also ${url}`);
  return [
    atMost(
      `${path} LCP (${of(site, 'lcp').toFixed(0)} ms) against scriptless`,
      of(site, 'lcp') / of(scriptless, 'lcp'),
      'x',
      1.05,
    ),
    atMost(
      `${path} FCP (${of(site, 'fcp').toFixed(0)} ms) against scriptless`,
      of(site, 'fcp') / of(scriptless, 'fcp'),
      'x',
      1.05,
    ),
    atMost(`${path} menu opens (${menu.toFixed(0)} ms) against scriptless`, menu / median(menus.without), 'x', 1.1),
    atMost(
      `${path} requests before LCP that the first view does not need`,
      count((url) => !isNeeded(url)),
      'requests',
      0,
    ),
    atMost(
      `${path} stylesheets before LCP`,
      count((url) => url.endsWith('.css')),
      'requests',
      3,
    ),
    atMost(
      `${path} fonts before LCP`,
      count((url) => url.endsWith('.woff2')),
      'requests',
      2,
    ),
    atMost(`${path} cumulative layout shift`, of(site, 'cls'), '', 0),
    atMost(`${path} total blocking time`, of(site, 'blocking'), 'ms', 50),
    atMost(`${path} script until hydration`, of(site, 'scriptBytesUntilHydration') / 1024, 'KB', 150),
    atMost(
      `${path} script after scrolling to the end`,
      Math.max(...site.map(({ scriptBytesAtEnd }) => scriptBytesAtEnd)) / 1024,
      'KB',
      215,
    ),
  ];
}

async function measureLoad(browser: Browser, url: string, scrolls: boolean): Promise<Load> {
  const { page, close } = await openSlowPage(browser);
  await page.addInitScript(observe);
  await page.goto(url);
  const hasScripts = await page.evaluate(() => document.getElementById('page-data') !== null);
  if (hasScripts)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
      timeout: 60_000,
    });
  const scriptBytesUntilHydration = await scriptBytes(page);
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
  if (scrolls) await scrollToEnd(page);
  const load = { ...seen, requestsBeforeLcp, scriptBytesUntilHydration, scriptBytesAtEnd: await scriptBytes(page) };
  await close();
  return load;
}

/** When the menu button first opened the menu. In a load of its own: to draw the menu keeps a page busy, which is not the page's own blocking. */
async function measureMenu(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openSlowPage(browser);
  await page.addInitScript(openMenu);
  await page.goto(url);
  const opened = await page.waitForFunction(() => window.menuOpened);
  const at = (await opened.jsonValue()) ?? 0;
  await close();
  return at;
}

function scriptBytes(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

async function scrollToEnd(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  });
  await page.waitForLoadState('networkidle');
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
function openMenu() {
  const tryMenu = () => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const button = document.querySelector<HTMLButtonElement>('button[command="show-modal"]');
    if (isPainted) button?.click();
    if (document.querySelector('dialog')?.open) window.menuOpened = performance.now();
    else requestAnimationFrame(tryMenu);
  };
  requestAnimationFrame(tryMenu);
}
