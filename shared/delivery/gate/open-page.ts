import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
  type Route,
} from 'playwright-core';
import { limits } from './limits.ts';
import type { RehearsalEdges } from './rehearsal-edges.ts';
import type { CheckedPage } from './server-check.ts';
import type { Visit } from './visits.ts';

export interface OpenedPage {
  page: Page;
  /** Filled while the page runs. */
  errors: string[];
  /** Why it does not start. */
  failure: string | undefined;
}

export type BrowserContexts = Record<keyof RehearsalEdges, BrowserContext>;

/** One for all pages of a release: what they share is fetched and compiled once. */
export async function openContexts(browser: Browser): Promise<BrowserContexts> {
  const [proposed, live] = await Promise.all([browser.newContext(), browser.newContext()]);
  // tsx wraps named functions in calls of `__name`, also in functions that run in the page.
  for (const context of [proposed, live]) await context.addInitScript('globalThis.__name = (named) => named');
  return { proposed, live };
}

/**
 * The proposed page, and the live one if it exists and starts.
 *
 * @example
 * const contexts = await openContexts(await launchBrowser('/usr/bin/chromium'));
 * const [proposed, live] = await openBoth(edges, contexts, page, 500);
 * if (proposed.failure) console.log(proposed.failure); // 'it does not start within 15 s.'
 */
export async function openBoth(
  { proposed, live }: RehearsalEdges,
  contexts: BrowserContexts,
  { visit, liveDigest }: CheckedPage,
  watchMs: number,
): Promise<[OpenedPage, OpenedPage | undefined]> {
  const [opened, beside] = await Promise.all([
    openPage(contexts.proposed, proposed.url, visit, watchMs),
    live && liveDigest ? openPage(contexts.live, live.url, visit, watchMs) : undefined,
  ]);
  if (!beside?.failure) return [opened, beside];
  await beside.page.close();
  return [opened, undefined];
}

/** Opens a page, brings its fragment into view, and stays until visitors would have seen it fail. */
async function openPage(context: BrowserContext, url: string, visit: Visit, watchMs: number): Promise<OpenedPage> {
  const page = await context.newPage();
  const errors = watchErrors(page);
  try {
    await page.goto(url + visit.path);
    await waitUntilStarted(page);
    if (visit.area !== 'page') await bringIntoView(page, visit);
    await page.waitForFunction(isWatched, watchMs, { timeout: limits.startTimeoutMs });
    return { page, errors, failure: undefined };
  } catch (error) {
    return { page, errors, failure: failureOf(error) };
  }
}

/** Filled while the page runs: exceptions and console errors, among them violations of the content security policy. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ name, message }) => errors.push(`an exception: ${firstLine(`${name}: ${message}`)}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOwnStatus(message, page)) return;
    errors.push(`an error: ${firstLine(message.text())} (${message.location().url})`);
  });
  return errors;
}

/** Chromium logs a page that is answered 404 as an error; /404 is meant to be. */
function isOwnStatus(message: ConsoleMessage, page: Page): boolean {
  return /^Failed to load resource/.test(message.text()) && message.location().url === page.url();
}

const maxMessageLength = 300;

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').slice(0, maxMessageLength);
}

/** Whether a service did not answer, or the edge answered in its place. */
export function isServiceError(error: string): boolean {
  return /Failed to load resource: .* status of 5\d\d/.test(error);
}

function failureOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return String(error);
  if (error.name !== 'TimeoutError') return error.message.split('\n')[0];
  return `it does not start within ${limits.startTimeoutMs / 1_000} s.`;
}

async function waitUntilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
    timeout: limits.startTimeoutMs,
  });
}

function isWatched(watchMs: number): boolean {
  const [hydrated] = performance.getEntriesByName('hydrated');
  return hydrated !== undefined && performance.now() - hydrated.startTime > watchMs;
}

/** A fragment loads its code when it comes near the viewport. */
async function bringIntoView(page: Page, { area, part }: Visit): Promise<void> {
  await page.locator(`[data-fragment="${area}"]`).first().scrollIntoViewIfNeeded({ timeout: limits.startTimeoutMs });
  await page.waitForFunction(
    (base) => performance.getEntriesByType('resource').some(({ name }) => name.includes(base) && name.endsWith('.js')),
    `/_/${part}/`,
    { timeout: limits.startTimeoutMs },
  );
  await page.waitForLoadState('networkidle');
}

/**
 * Clicks every visible button once and describes what went wrong with the first that fails. Nothing is sent: the services are live.
 * @param errors filled while the page runs
 */
export async function clickButtons(page: Page, errors: string[]): Promise<string | undefined> {
  await page.route('**', fulfillWithoutSending);
  const address = page.url();
  const named = await page.evaluate(nameButtons, limits.maxButtons);
  const before = errors.length;
  // Calls fail because `fulfillWithoutSending` answers them, which is no failure of the page.
  const findFailure = () => errors.slice(before).find((error) => !isServiceError(error));
  for (const [index, name] of named.entries()) {
    // The click may navigate, which rejects this call.
    await page.evaluate(clickButton, index).catch(() => undefined);
    const failed = findFailure();
    if (failed) return `reports at a click on "${name}" ${failed}`;
    if (page.url() === address) continue;
    await page.goto(address);
    await waitUntilStarted(page);
    await page.evaluate(nameButtons, limits.maxButtons);
  }
  if (named.length === 0) return undefined;
  // What a click began, such as loading code, may fail later. In the page's time: on a busy machine the page itself may be late.
  await page.evaluate(sleep, limits.afterClicksMs).catch(() => undefined);
  const failed = findFailure();
  return failed && `reports after clicks on its buttons ${failed}`;
}

async function fulfillWithoutSending(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() === 'GET') return route.fallback();
  // 204 keeps a form on its page; a call gets the response of a service that is down.
  if (request.isNavigationRequest()) return route.fulfill({ status: 204 });
  const body = JSON.stringify({
    status: 'error',
    error: { code: 'service_unavailable', message: 'Please try again.' },
  });
  return route.fulfill({ status: 503, contentType: 'application/json', body });
}

/** Runs in the page: numbers the buttons, in the order of the document, and returns their names. */
function nameButtons(maxButtons: number): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, [role="button"], summary')]
    .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((button) => !button.matches(':disabled'))
    .slice(0, maxButtons);
  for (const [index, button] of buttons.entries()) button.dataset.gateButton = String(index);
  return buttons.map((button) => (button.ariaLabel ?? button.textContent).trim().replace(/\s+/g, ' ').slice(0, 60));
}

/** Runs in the page. Waits until the page has shown what the click did, and closes dialogs that it opened. */
async function clickButton(index: number): Promise<void> {
  document.querySelector<HTMLElement>(`[data-gate-button="${index}"]`)?.click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  for (const dialog of document.querySelectorAll('dialog')) if (dialog.open) dialog.close();
}

/** Runs in the page. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Begins to start Chromium, which takes about a second, so that others can start meanwhile. Whoever awaits it learns of a failure. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  const launching = chromium.launch({ executablePath, args: browserArguments });
  launching.catch(() => {});
  return launching;
}

/** For Chromium in checks and journeys: lets it run as root in containers, and keeps it from calling Google. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
