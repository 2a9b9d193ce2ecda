import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { keepRequesting } from '../../support/keep-requesting.ts';
import { wholeBrowser } from '../../support/launch-options.ts';
import { firstScriptsIn, foreignOnPage, foreignScripts } from '../../support/one-release.ts';
import { servedRelease } from '../../support/served-release.ts';
import { mainLink } from '../../support/visit.ts';
import { attackersMark } from './attacker.ts';

interface Visits {
  pages: number;
  visits: number;
  failures: string[];
  /** First scripts and areas of another release than the page's own. */
  mixed: string[];
  /** Addresses that answered with something of the attacker's. */
  forged: string[];
  /** Names of the parts whose first scripts browsers asked for, so that they were compared. */
  compared: Set<string>;
}

/** How long the visitor reads each page. */
const readingMs = 2_000;

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

/** One visit from part to part in the same document, noting what failed and which scripts were of another release. */
async function walkThroughSite(browser: Browser, site: string, found: Visits): Promise<void> {
  const page = await browser.newPage();
  const seen = watchScripts(page, found);
  try {
    await page.goto(`${site}/`);
    for (const name of ['Blogs', 'Contact', 'Services', 'Industries']) {
      await follow(page, name);
      await pause(readingMs);
    }
    const release = await servedRelease(page);
    found.mixed.push(...foreignScripts(seen(), release));
    for (const script of seen()) found.compared.add(script.split('/')[2] ?? '');
    found.visits += 1;
  } catch (error) {
    found.failures.push(`a visit: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  await page.close();
}

async function follow(page: Page, name: string): Promise<void> {
  await mainLink(page, name).click({ timeout: 15_000 });
  await page.waitForFunction(
    (wanted) => document.title.length > 0 && location.pathname.includes(wanted),
    name.toLowerCase(),
    { timeout: 15_000 },
  );
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 15_000 });
}

/** Addresses of the parts' first scripts that the page asks for; what fails counts as a failed page, and nothing may be the attacker's. */
function watchScripts(page: Page, found: Visits): () => string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // A click before hydration loads a new document, which may be of a newer release.
    if (request.isNavigationRequest()) scripts.length = 0;
    const { pathname } = new URL(request.url());
    scripts.push(...firstScriptsIn(pathname));
  });
  page.on('response', async (response) => {
    if (response.status() >= 400) found.failures.push(`${response.url()} answered ${response.status()}`);
    // The text of a redirect, or of a page that was left, cannot be read.
    const text = await response.text().catch(() => '');
    if (text.includes(attackersMark)) found.forged.push(response.url());
  });
  page.on('pageerror', (error) => found.failures.push(`a visit: ${error.message}`));
  return () => scripts;
}
