import type { Browser, Page } from '@playwright/test';
import type { Calibration, Round } from './calibration.ts';
import { measureClick } from './click-time.ts';
import { atMost, type Figure, type Goal, median, medianAtMost } from './goals.ts';
import { waitForHydratedMark } from './measure-load.ts';
import { type devices, openSlowPage } from './slow-device.ts';

const runs = 5;
/**
 * Shares of a full load of the same address, a little above what quiet runs showed. Most of the time after a click goes into React's first
 * rendering of the next page at a quarter of the processor, even if its code was fetched ahead.
 */
const maxWarm = 0.85;
const maxCold = 1;
/**
 * Milliseconds after the largest paint. Without a goal: a click before hydration loads a document, one soon after it waits for code that nobody
 * has fetched and shares the line with what the page still loads; which of the two comes depends on the machine.
 */
const earlyClickDelaysMs = [500, 2_000];
/** Enough for what a page fetches when it is idle or pointed at. No event ends that: a document reaches 'networkidle' only once. */
const idleMs = 2_000;

/**
 * Measures how soon the next page shows after a click, on a phone and a desktop at a quarter of the processor, as a share of a full load of
 * the same address with cached files; and what a repeat visit requests.
 */
export async function measureNavigation(
  browser: Browser,
  calibration: Calibration,
  site: string,
): Promise<(Figure | Goal)[]> {
  const figures: (Figure | Goal)[] = [];
  for (const device of ['phone', 'desktop'] as const)
    for (const isPrepared of [true, false]) {
      const rounds = await calibration.rounds(runs, () => clickTimes(browser, { site, device, isPrepared }));
      const name = `click, ${device}, ${isPrepared ? 'after touch or hover' : 'without a sign'}`;
      figures.push(against(name, rounds, isPrepared ? maxWarm : maxCold));
    }
  for (const delayMs of earlyClickDelaysMs) {
    const rounds = await calibration.rounds(runs, () => earlyClickTimes(browser, site, delayMs));
    figures.push(share(`click ${delayMs / 1_000} s after the largest paint, phone`, rounds));
  }
  // Counts: a busy machine does not change them.
  const { page, atIdle } = await repeatRequests(browser, site);
  return [
    ...figures,
    atMost('requests of a repeat visit', page, 'requests', 1),
    atMost('calls of a repeat visit once it is idle', atIdle, 'requests', 1),
  ];
}

/** Milliseconds. */
interface ClickTimes {
  /** From the click to the next page's heading on the screen. */
  click: number;
  /** From a new request of that page to its first paint, its files being in the cache. */
  load: number;
}

function against(name: string, rounds: Round<ClickTimes>[], max: number): Goal {
  return medianAtMost(described(name, rounds), shares(rounds), max);
}

function share(name: string, rounds: Round<ClickTimes>[]): Figure {
  return { name: described(name, rounds), measured: median(shares(rounds)), unit: 'x' };
}

function shares(rounds: Round<ClickTimes>[]): number[] {
  return rounds.map(({ measured: { click, load } }) => click / load);
}

function described(name: string, rounds: Round<ClickTimes>[]): string {
  const ms = (key: keyof ClickTimes) => median(rounds.map(({ measured }) => measured[key])).toFixed(0);
  return `${name} (${ms('click')} of ${ms('load')} ms)`;
}

interface ClickOptions {
  site: string;
  device: keyof typeof devices;
  isPrepared: boolean;
}

async function clickTimes(browser: Browser, { site, device, isPrepared }: ClickOptions): Promise<ClickTimes> {
  const { page, close } = await openSlowPage(browser, device);
  await page.goto(`${site}/services`);
  await hydratedAndQuiet(page);
  const link = page.locator('main a[href="/plumbing-services"]').first();
  await link.scrollIntoViewIfNeeded();
  if (isPrepared) {
    if (device === 'phone') await link.dispatchEvent('touchstart');
    else await link.hover();
    await page.waitForTimeout(idleMs);
  }
  const click = await measureClick(page, () => link.evaluate((element: HTMLElement) => element.click()));
  const load = await loadTime(page);
  await close();
  return { click, load };
}

/** Clicks the last link of home as soon as it comes into view. Before it is hydrated, the click loads a new document. */
async function earlyClickTimes(browser: Browser, site: string, delayMs: number): Promise<ClickTimes> {
  const { page, close } = await openSlowPage(browser);
  await page.addInitScript(clickAfterLargestPaint, delayMs);
  await page.goto(site);
  const shown = await page.waitForFunction(() => window.clickToPaint, undefined, { timeout: 60_000 });
  const click = (await shown.jsonValue()) ?? Number.NaN;
  await hydratedAndQuiet(page);
  const load = await loadTime(page);
  await close();
  return { click, load };
}

/** Milliseconds from a new request of the page that is shown to its first paint. */
async function loadTime(page: Page): Promise<number> {
  const url = page.url();
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await page.goto(url);
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return (await paint.jsonValue()) ?? Number.NaN;
}

declare global {
  interface Window {
    /** Milliseconds from the click to a frame with the heading of the next page. */
    clickToPaint?: number;
  }
}

/** Runs in each document before anything else. */
function clickAfterLargestPaint(delayMs: number) {
  const heading = () => document.querySelector('main h1')?.textContent;
  const now = () => performance.timeOrigin + performance.now();
  const watch = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const shown = heading();
        // There is no heading yet, or it is still the last page's.
        if (!shown || shown === sessionStorage.getItem('heading')) watch();
        else window.clickToPaint = now() - Number(sessionStorage.getItem('clickedAt'));
      }),
    );
  if (sessionStorage.getItem('clickedAt')) watch();
  else {
    let timer: ReturnType<typeof setTimeout> | undefined;
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(click, delayMs);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }

  function click() {
    const link = [...document.querySelectorAll<HTMLElement>('main a[href^="/"]')].at(-1);
    link?.scrollIntoView({ behavior: 'instant' });
    sessionStorage.setItem('heading', heading() ?? '');
    sessionStorage.setItem('clickedAt', String(now()));
    watch();
    link?.click();
  }
}

interface RepeatedRequests {
  page: number;
  /** Whether the posts that the page was made from have changed. */
  atIdle: number;
}

async function repeatRequests(browser: Browser, site: string): Promise<RepeatedRequests> {
  const { page, devtools, close } = await openSlowPage(browser);
  await page.goto(site);
  await hydratedAndQuiet(page);
  // Requests that the browser makes when idle belong to the first visit.
  await page.waitForTimeout(idleMs);
  await page.goto('about:blank');
  const fromNetwork = new Map<string, string>();
  const fromCache = new Set<string>();
  devtools.on(
    'Network.requestWillBeSent',
    ({ requestId, request }) => request.url.startsWith('http') && fromNetwork.set(requestId, request.url),
  );
  devtools.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  devtools.on(
    'Network.responseReceived',
    ({ requestId, response }) => response.fromDiskCache && fromCache.add(requestId),
  );
  await page.goto(site);
  await hydratedAndQuiet(page);
  await close();
  const requested = [...fromNetwork].flatMap(([id, url]) => (fromCache.has(id) ? [] : [new URL(url).pathname]));
  const atIdle = requested.filter((path) => path.startsWith('/api/')).length;
  return { page: requested.length - atIdle, atIdle };
}

async function hydratedAndQuiet(page: Page): Promise<void> {
  await waitForHydratedMark(page);
  await page.waitForLoadState('networkidle');
}
