import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { mapLimited } from '../map-limited.ts';
import { browserArguments } from './browser-arguments.ts';
import type { GateProgress, Proposal, Refusal } from './judge.ts';
import { linkedAddresses } from './linked-addresses.ts';
import { lookAt } from './server-check.ts';
import { hasParameters, routesIn, type Visit, visitsFor } from './visits.ts';

/** Until a page reacts to clicks; usually it takes a tenth of that. */
const startTimeoutMs = 15_000;
const maxPagesAtOnce = 3;

/** Checks that one page of each kind and each fragment start in the browser, beside the other parts, without an error in the console. */
export async function checkInBrowser(
  url: string,
  releaseId: string,
  proposal: Proposal,
  executablePath: string,
  onProgress: GateProgress = () => {},
): Promise<Refusal[]> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    // One context for all pages: what they share is fetched and compiled once.
    const context = await browser.newContext();
    const visits = await withAddresses(url, onePerKind(visitsFor(proposal)), routesIn(proposal));
    let done = 0;
    const complaints = await mapLimited(visits, maxPagesAtOnce, (visit) =>
      firstComplaint(context, url, visit).finally(() => onProgress('browser check', ++done, visits.length)),
    );
    return visits.flatMap((visit, index) => refusalOf(visit, releaseId, complaints[index]));
  } finally {
    await browser.close();
  }
}

function onePerKind(visits: Visit[]): Visit[] {
  return [...new Map(visits.map((visit) => [visit.kind, visit])).values()];
}

/** Puts a real address in place of each route with parameters. A route that nothing links to is left to the server's check. */
async function withAddresses(url: string, visits: Visit[], routes: { path: string }[]): Promise<Visit[]> {
  const addresses = linkedAddresses(routes);
  const lists = visits.filter((visit) => !hasParameters(visit));
  const pages = await Promise.all(lists.map(async ({ path }) => (await fetch(url + path)).text()));
  for (const html of pages) addresses.readFrom(html);
  return visits.flatMap((visit) => {
    const path = hasParameters(visit) ? addresses.of(visit.path) : visit.path;
    return path ? [{ ...visit, path }] : [];
  });
}

/** The first error in the console, or why the page does not start; undefined if all is well. */
async function firstComplaint(context: BrowserContext, url: string, visit: Visit): Promise<string | undefined> {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  try {
    await page.goto(url + visit.path);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
      timeout: startTimeoutMs,
    });
    if (visit.area !== 'page') await bringIntoView(page, visit);
    return complaints[0];
  } catch (error) {
    return complaints[0] ?? (error instanceof Error ? error.message.split('\n')[0] : String(error));
  } finally {
    await page.close();
  }
}

/** Filled while the page runs. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Chromium logs a page that is answered 404 as an error; /404 is meant to be.
    if (message.type() === 'error' && message.location().url !== page.url()) complaints.push(message.text());
  });
  return complaints;
}

/** A fragment loads its code when it comes near the viewport. */
async function bringIntoView(page: Page, { area, part }: Visit): Promise<void> {
  await page.locator(`[data-fragment="${area}"]`).first().scrollIntoViewIfNeeded({ timeout: startTimeoutMs });
  await page.waitForFunction(
    (base) => performance.getEntriesByType('resource').some(({ name }) => name.includes(base) && name.endsWith('.js')),
    `/_/${part}/`,
    { timeout: startTimeoutMs },
  );
  await page.waitForLoadState('networkidle');
}

function refusalOf({ part, area, path }: Visit, releaseId: string, complaint: string | undefined): Refusal[] {
  if (complaint === undefined) return [];
  const what = area === 'page' ? '' : ` with its fragment ${area}`;
  const reason = `fails in the browser${what} at ${path}: ${complaint}`;
  return [{ check: 'browser', part, reason, remedy: lookAt(releaseId) }];
}
