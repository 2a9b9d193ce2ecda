import { chromium } from '@playwright/test';
import { keepRequesting } from '../../support/keep-requesting.ts';
import { wholeBrowser } from '../../support/launch-options.ts';
import { foreignOnPage } from '../../support/one-release.ts';
import { attackersMark } from './attacker.ts';
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

/** Requests this many pages a second and walks a browser from part to part, until the returned function is called. */
export async function startVisitors(site: string, perSecond: number) {
  const found: Visits = { pages: 0, visits: 0, failures: [], mixed: [], forged: [], compared: new Set() };
  const browser = await chromium.launch(wholeBrowser);
  const stops = [
    keepRequesting((number) => requestPage(site, paths[number % paths.length] ?? '/', found), perSecond),
    keepRequesting(() => walkThroughSite(browser, site, found)),
  ];
  return async (): Promise<Visits> => {
    await Promise.all(stops.map((stop) => stop()));
    await browser.close();
    return found;
  };
}

async function requestPage(site: string, path: string, found: Visits) {
  found.pages += 1;
  try {
    const response = await fetch(site + path, { signal: AbortSignal.timeout(10_000) });
    const html = await response.text();
    if (html.includes(attackersMark)) found.forged.push(path);
    if (response.status !== 200) found.failures.push(`${path} answered ${response.status}`);
    else found.mixed.push(...foreignOnPage(html).map((what) => `${path}: ${what}`));
  } catch (error) {
    found.failures.push(
      `${path} at ${new Date().toISOString()}: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`,
    );
  }
}
