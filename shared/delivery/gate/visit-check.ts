import pLimit from 'p-limit';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { ReleaseStore } from '../store/release-store.ts';
import { browserArguments } from './browser-arguments.ts';
import { howToLook, type ServedPage, type TrialEdge, type TrialEdges } from './page-check.ts';
import { clickLink, hasArrived, type PageText, readTexts, watchHydration } from './page-probes.ts';
import type { GateProgress, Refusal } from './proposal.ts';
import { sourcePlace } from './source-place.ts';
import type { Visit } from './visits.ts';

/** A busy machine must not cause a refusal. A page that throws is not waited for. */
const stepTimeoutMs = 30_000;
/** What is hidden for longer is not about to appear. */
const appearTimeoutMs = 2_000;
/** Pages mostly wait for their scripts, so more of them run at once than the machine has processors. */
const maxPagesAtOnce = 3;
/** Later errors of a page mostly follow from the first. */
const maxReasons = 3;

/** All that Chromium inherits: it runs code that has not passed yet, and the other variables include the keys of whoever delivers. */
const browserVariables = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ'];

interface VisitOptions {
  browser: Browser;
  store: Pick<ReleaseStore, 'storage'>;
  onProgress?: GateProgress;
}

/** Begins to start Chromium, which takes about a second, so that others can start meanwhile. Whoever awaits it learns of a failure. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  const env = Object.fromEntries(browserVariables.map((name) => [name, process.env[name]]));
  const launching = chromium.launch({ executablePath, args: browserArguments, env });
  launching.catch(() => {});
  return launching;
}

/** Visits one page of each kind, and each fragment, that visitors do not have yet, as a visitor would. */
export async function checkVisits(
  edges: TrialEdges,
  pages: ServedPage[],
  { browser, store, onProgress = () => {} }: VisitOptions,
): Promise<Refusal[]> {
  const visited = [...new Map(pages.filter(({ isLive }) => !isLive).map((page) => [page.visit.kind, page])).values()];
  const [context, liveContext] = await Promise.all([openContext(browser), openContext(browser)]);
  let done = 0;
  const refusals = await pLimit(maxPagesAtOnce).map(visited, async ({ visit, hasLivePage }) => {
    const [page, livePage] = await Promise.all([
      openPage(context, edges.proposed, visit, store),
      edges.live && hasLivePage ? openPage(liveContext, edges.live, visit, store) : undefined,
    ]);
    const reasons = await findReasons(page, livePage);
    await Promise.all([page.tab.close(), livePage?.tab.close()]);
    onProgress('visits', ++done, visited.length);
    return reasons.map((reason) => visitRefusal(visit, reason, edges.proposed.release.id));
  });
  return refusals.flat();
}

function openContext(browser: Browser): Promise<BrowserContext> {
  // Slides and fades would hide different texts at different moments.
  return browser.newContext({ reducedMotion: 'reduce' });
}

interface OpenedPage {
  tab: Page;
  /** Filled while the page runs. */
  errors: Promise<string>[];
  /** Why the visit could not go on. */
  failure: string | undefined;
}

/** Opens a page, waits until it has hydrated and loaded, and brings its fragment into view. */
async function openPage(
  context: BrowserContext,
  edge: TrialEdge,
  { path, area, part }: Visit,
  store: VisitOptions['store'],
): Promise<OpenedPage> {
  const tab = await context.newPage();
  const errors = watchErrors(tab, edge, store);
  const hasThrown = new Promise((resolve) => tab.once('pageerror', resolve));
  // tsx wraps named functions in calls of `__name`, also in functions that run in the page.
  await tab.addInitScript('globalThis.__name = (named) => named');
  await tab.addInitScript(watchHydration);
  try {
    await tab.goto(edge.url + path, { waitUntil: 'commit', timeout: stepTimeoutMs });
    await Promise.race([
      waitInPage(tab, 'it does not hydrate', () => performance.getEntriesByName('hydrated').length > 0),
      hasThrown,
    ]);
    if (area !== 'page') {
      await tab.locator(`[data-fragment="${area}"]`).first().scrollIntoViewIfNeeded({ timeout: stepTimeoutMs });
      await waitInPage(
        tab,
        `the code of its fragment ${area} does not load`,
        (base) => performance.getEntriesByType('resource').some(({ name }) => name.includes(base)),
        `/_/${part}/`,
      );
    }
    await tab.waitForLoadState('networkidle', { timeout: stepTimeoutMs });
    return { tab, errors, failure: undefined };
  } catch (error) {
    return { tab, errors, failure: error instanceof Error ? error.message.split('\n')[0] : String(error) };
  }
}

async function findReasons(page: OpenedPage, livePage: OpenedPage | undefined): Promise<string[]> {
  const { tab, errors } = page;
  const failure =
    page.failure ?? (livePage && !livePage.failure ? await findHidden(tab, livePage.tab) : undefined) ?? undefined;
  const late = failure === undefined ? await goForthAndBack(tab).catch(firstLine) : undefined;
  const reported = [...new Set(await Promise.all(errors))];
  // An error is the cause of what the page does not do.
  const reasons = reported.length > 0 ? reported : [failure ?? late].filter((reason) => reason !== undefined);
  return reasons.slice(0, maxReasons);
}

/** What the page writes to the console, what Chromium reports there as an error, and each file that does not arrive. */
function watchErrors(tab: Page, edge: TrialEdge, store: VisitOptions['store']): Promise<string>[] {
  const errors: Promise<string>[] = [];
  tab.on('pageerror', (error) => errors.push(describeException(error, tab, edge, store)));
  tab.on('console', (message) => {
    // Files are named below. Chromium's own hints have no arguments, and depend on how busy the machine is.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.type() !== 'error' && message.args().length === 0) return;
    errors.push(Promise.resolve(`it writes to the console (${message.type()}): ${message.text().slice(0, 300)}`));
  });
  tab.on('response', (response) => {
    // The status of the page itself was judged on the server.
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      errors.push(Promise.resolve(`${pathOf(response.url())} is answered with ${response.status()}`));
  });
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left aborts what it no longer needs.
    if (reason !== 'net::ERR_ABORTED')
      errors.push(Promise.resolve(`${pathOf(request.url())} is not loaded: ${reason}`));
  });
  return errors;
}

async function describeException(
  error: Error,
  tab: Page,
  edge: TrialEdge,
  store: VisitOptions['store'],
): Promise<string> {
  const mismatch = await tab.evaluate(() => window.gateMismatch).catch(() => undefined);
  if (mismatch) return `it does not hydrate: ${mismatch}`;
  const place = await sourcePlace(store, edge.release, error.stack ?? '');
  return `it throws ${error.name}: ${firstLine(error)}${place ? `, at ${place}` : ''}`;
}

/** Names texts that the live page shows and this one has and hides. */
async function findHidden(tab: Page, live: Page): Promise<string | undefined> {
  const onLive = (await live.evaluate(readTexts)).filter(({ isVisible }) => isVisible);
  const end = performance.now() + appearTimeoutMs;
  let hidden: PageText[];
  do {
    const texts = await tab.evaluate(readTexts);
    const visible = new Set(texts.filter(({ isVisible }) => isVisible).map(({ text }) => text));
    const wanted = new Set(onLive.map(({ text }) => text));
    hidden = texts.filter(({ text, canBeOpened }) => wanted.has(text) && !visible.has(text) && !canBeOpened);
    if (hidden.length > 0) await tab.waitForTimeout(100);
  } while (hidden.length > 0 && performance.now() < end);
  const [first] = hidden;
  if (!first) return undefined;
  const more = hidden.length > 1 ? ` and ${hidden.length - 1} more texts` : '';
  return `it hides "${first.text.slice(0, 80)}"${more}, which the live page shows; hidden is ${first.hiddenBy}`;
}

/** Follows a link to another page and comes back. */
async function goForthAndBack(tab: Page): Promise<string | undefined> {
  const click = await tab.evaluate(clickLink);
  if (!click) return undefined;
  const { from, heading, to } = click;
  await waitInPage(tab, `a click on the link to ${to} does not show that page`, hasArrived, { path: to, not: heading });
  await tab.evaluate(() => history.back());
  await waitInPage(tab, `back from ${to} it does not show "${heading}"`, hasArrived, { path: from, heading });
  await tab.waitForLoadState('networkidle', { timeout: stepTimeoutMs });
  return undefined;
}

async function waitInPage<Argument>(
  tab: Page,
  otherwise: string,
  condition: (argument: Argument) => boolean,
  argument?: Argument,
): Promise<void> {
  try {
    // The cast: Playwright types the argument by what it can send.
    await tab.waitForFunction(condition as (argument: unknown) => boolean, argument, { timeout: stepTimeoutMs });
  } catch (error) {
    throw new Error(`${otherwise} within ${stepTimeoutMs / 1000} s`, { cause: error });
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

function pathOf(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin.startsWith('http://127.0.0.1') ? pathname + search : url;
}

function visitRefusal({ part, area, path }: Visit, reason: string, releaseId: string): Refusal {
  const where = area === 'page' ? path : `${path} with its fragment ${area}`;
  return {
    check: 'browser',
    part,
    reason: `fails in the browser at ${where}: ${reason}.`,
    remedy: howToLook(releaseId),
  };
}
