import type { Browser, BrowserContext, Page } from 'playwright-core';
import { limits } from './limits.ts';
import { watchErrors } from './page-errors.ts';
import type { ServedPage } from './server-check.ts';
import type { Stages } from './stages.ts';
import type { Visit } from './visits.ts';

export interface OpenedPage {
  page: Page;
  /** Filled while the page runs. */
  errors: string[];
  /** Why it does not start. */
  failure: string | undefined;
}

export type Contexts = Record<keyof Stages, BrowserContext>;

/** One for all pages of a release: what they share is fetched and compiled once. */
export async function openContexts(browser: Browser): Promise<Contexts> {
  const [proposed, live] = await Promise.all([browser.newContext(), browser.newContext()]);
  // Scripts run with tsx, which calls this around each named function, in those that run in a page too.
  for (const context of [proposed, live]) await context.addInitScript('globalThis.__name = (named) => named');
  return { proposed, live };
}

/** The proposed page, and the live one where there is one and it starts. */
export async function openBoth(
  { proposed, live }: Stages,
  contexts: Contexts,
  { visit, live: before }: ServedPage,
  watchMs: number,
): Promise<[OpenedPage, OpenedPage | undefined]> {
  const [opened, beside] = await Promise.all([
    openPage(contexts.proposed, proposed.url, visit, watchMs),
    live && before ? openPage(contexts.live, live.url, visit, watchMs) : undefined,
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
    return { page, errors, failure: whyNot(error) };
  }
}

function whyNot(error: unknown): string | undefined {
  if (!(error instanceof Error)) return String(error);
  if (error.name !== 'TimeoutError') return error.message.split('\n')[0];
  return `it does not start within ${limits.startTimeoutMs / 1_000} s.`;
}

export async function waitUntilStarted(page: Page): Promise<void> {
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
