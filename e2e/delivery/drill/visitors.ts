import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { wholeBrowser } from '../../support/launch-options.ts';
import { foreignOnPage } from './one-release.ts';
import { type Visits, walkThroughSite } from './walk.ts';

const paths = [
  '/',
  '/services',
  '/plumbing-services',
  '/industries',
  '/education',
  '/about-us',
  '/our-leadership',
  '/blogs',
  '/contact',
  '/privacy-policy',
];

/** Visitors come until `stop`: this many page requests a second, and one in a browser who goes from part to part. */
export async function startVisitors(site: string, perSecond: number) {
  const found: Visits = { pages: 0, visits: 0, failures: [], mixed: [], compared: new Set() };
  const open = { isOpen: true };
  const browser = await chromium.launch(wholeBrowser);
  const asked = askForPages(site, perSecond, found, open);
  const walked = walk();

  async function walk() {
    while (open.isOpen) await walkThroughSite(browser, site, found);
  }

  return async (): Promise<Visits> => {
    open.isOpen = false;
    await Promise.all([asked, walked]);
    await browser.close();
    return found;
  };
}

async function askForPages(site: string, perSecond: number, found: Visits, open: { isOpen: boolean }) {
  const running = new Set<Promise<void>>();
  const began = performance.now();
  for (let count = 0; open.isOpen; count += 1) {
    const one = askForPage(site, paths[count % paths.length] ?? '/', found).finally(() => running.delete(one));
    running.add(one);
    // Paced by the clock, so that a late request is made up for.
    await pause(Math.max(0, began + (count + 1) * (1_000 / perSecond) - performance.now()));
  }
  await Promise.all(running);
}

async function askForPage(site: string, path: string, found: Visits) {
  found.pages += 1;
  try {
    const response = await fetch(site + path, { signal: AbortSignal.timeout(10_000) });
    const html = await response.text();
    if (response.status !== 200) found.failures.push(`${path} answered ${response.status}`);
    else found.mixed.push(...foreignOnPage(html).map((what) => `${path}: ${what}`));
  } catch (error) {
    found.failures.push(
      `${path} at ${new Date().toISOString()}: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`,
    );
  }
}
