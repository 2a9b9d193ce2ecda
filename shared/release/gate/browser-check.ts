import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Proposal, Refusal } from './judge.ts';
import { addressIn, lookAt } from './server-check.ts';
import { type Visit, visitsFor } from './visits.ts';

/** From the address to a page that answers to clicks, in milliseconds; on this machine it takes a tenth of that. */
const longestStart = 15_000;
/** Pages looked at side by side. */
const atOnce = 3;

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Whether one page of each kind and each fragment start in the browser beside the other parts, without a complaint. */
export async function checkInBrowser(
  url: string,
  releaseId: string,
  proposal: Proposal,
  executablePath: string,
): Promise<Refusal[]> {
  const browser = await chromium.launch({ executablePath, args });
  try {
    // One for all pages: what they share is fetched and compiled once.
    const context = await browser.newContext();
    const visits = await reachable(url, onePerKind(visitsFor(proposal)));
    const refusals: Refusal[] = [];
    for (let start = 0; start < visits.length; start += atOnce) {
      const found = await Promise.all(
        visits.slice(start, start + atOnce).map((visit) => look(context, url, releaseId, visit)),
      );
      refusals.push(...found.flat());
    }
    return refusals;
  } finally {
    await browser.close();
  }
}

function onePerKind(visits: Visit[]): Visit[] {
  return [...new Map(visits.map((visit) => [visit.kind, visit])).values()];
}

/** With a real address for each route that has parameters; one that nothing links to is left out, as the server's check has seen it. */
async function reachable(url: string, visits: Visit[]): Promise<Visit[]> {
  const lists = visits.filter(({ path }) => !path.includes(':'));
  const pages = await Promise.all(lists.map(async ({ path }) => (await fetch(url + path)).text()));
  return visits.flatMap((visit) => {
    const path = visit.path.includes(':') ? addressIn(pages, visit.path) : visit.path;
    return path ? [{ ...visit, path }] : [];
  });
}

async function look(context: BrowserContext, url: string, releaseId: string, visit: Visit): Promise<Refusal[]> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Chromium says of a page that is answered 404 that it failed to load; /404 is meant to.
    if (message.type() === 'error' && message.location().url !== page.url()) complaints.push(message.text());
  });
  try {
    await page.goto(url + visit.path);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
      timeout: longestStart,
    });
    if (visit.area !== 'page') await bringIntoView(page, visit);
    return complaints.length > 0 ? [refusal(visit, releaseId, complaints[0])] : [];
  } catch (error) {
    return [
      refusal(
        visit,
        releaseId,
        complaints[0] ?? (error instanceof Error ? error.message.split('\n')[0] : String(error)),
      ),
    ];
  } finally {
    await page.close();
  }
}

/** A fragment's code is asked for when it comes near the view. */
async function bringIntoView(page: Page, { area, part, version }: Visit): Promise<void> {
  await page.locator(`[data-fragment="${area}"]`).first().scrollIntoViewIfNeeded({ timeout: longestStart });
  await page.waitForFunction(
    (base) => performance.getEntriesByType('resource').some(({ name }) => name.includes(base) && name.endsWith('.js')),
    `/_/${part}/${version}/`,
    { timeout: longestStart },
  );
  await page.waitForLoadState('networkidle');
}

function refusal({ part, area, path }: Visit, releaseId: string, words = 'no word why'): Refusal {
  return {
    check: 'browser',
    part,
    reason: `does not start ${area === 'page' ? 'its page' : `its fragment ${area}`} at ${path}: ${words}`,
    remedy: lookAt(releaseId),
  };
}
