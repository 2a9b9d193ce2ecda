import { test as base, expect } from '@playwright/test';
import { isRemoteSite, siteUrl } from './support/address.ts';
import { expectAccessible, expectAllAccessible } from './support/axe.ts';
import { type ApiResponse, failingCall, type MockedApi, mockApi } from './support/mock-api.ts';
import { type RunOther, withOtherSites } from './support/other-site.ts';
import { createPageErrors, failingFile, type PageErrors, retriedPart } from './support/page-errors.ts';
import { markDocument, open, pauseRequests, waitUntilHydrated } from './support/visit.ts';

export { expect, type RunOther };

/** The site under test, and the ways in which a journey can use it or let it fail. */
export interface Site {
  /** Its address, without a slash at the end. */
  url: string;
  /** Opens a page by its path, or by an address of another site, and waits until it is hydrated if scripts run. */
  open: (address: string) => Promise<void>;
  waitUntilHydrated: () => Promise<void>;
  /** Returns a check that the document has not been reloaded since. */
  markDocument: () => Promise<() => Promise<void>>;
  /** From now on no file of the part arrives. */
  takePartDown: (part: string) => Promise<void>;
  /** From now on the shell's first script waits until the returned function is called, so that nothing hydrates until then. */
  pauseScripts: () => Promise<() => void>;
  /** From now on matching requests wait until the returned function is called. */
  pauseRequests: (pattern: string | RegExp) => Promise<() => void>;
  /** From now on calls of the API at a path below `/api/v1/` wait until the returned function is called. */
  pauseApi: (path: string) => Promise<() => void>;
  /**
   * From now on answers calls of the API at a path below `/api/v1/` in the service's place; `*` and `**` in it are those of `page.route`.
   * Allows the lines that the page reports when such a call fails.
   * @example
   * const { requests } = await site.mockApi('blogsList', { json: { status: 'success', data: [] } });
   */
  mockApi: (path: string, response: ApiResponse | (() => Promise<ApiResponse>)) => Promise<MockedApi>;
  /** Softly expects no violation of WCAG 2.2 AA on the page as it is, with an open menu for one. */
  expectAccessible: (what?: string) => Promise<void>;
  /** Like `expectAccessible`, but in a window as tall as the page, where neither header nor call bar covers anything. */
  expectAllAccessible: (what?: string) => Promise<void>;
}

interface Fixtures {
  /** Whether the browser knows its connection to be fast. Pages then load all their pictures, which slows down every journey. */
  hasFastConnection: boolean;
  site: Site;
  /** Runs a site beside the one under test until the journey ends. Skips the journey where only an address is given. */
  runOther: RunOther;
  pageErrors: PageErrors;
}

/** For `test.use`: a visitor without JavaScript. */
export const noScripts = { javaScriptEnabled: false };

/**
 * Playwright's `test` with the site. A journey fails on a console line, a page error, a failed request or a request to another host that
 * it did not announce by `pageErrors.allow`.
 * @example
 * test('shows the form while the blog is away', async ({ site, page }) => {
 *   await site.takePartDown('blog');
 *   await site.open('/contact');
 *   await expect(page.getByRole('form', { name: 'Enquiry' })).toBeVisible();
 * });
 */
export const test = base.extend<Fixtures>({
  hasFastConnection: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which other fixtures this one needs.
  pageErrors: async ({}, use) => use(createPageErrors()),
  context: async ({ context, pageErrors, hasFastConnection }, use, testInfo) => {
    pageErrors.watch(context);
    if (!hasFastConnection)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: {}, configurable: true }),
      );
    await use(context);
    pageErrors.expectNone(testInfo.status === 'timedOut');
  },
  site: async ({ page, pageErrors, javaScriptEnabled }, use) => {
    await use({
      url: siteUrl,
      open: async (address) => void (javaScriptEnabled ? await open(page, address) : await page.goto(address)),
      waitUntilHydrated: () => waitUntilHydrated(page),
      markDocument: () => markDocument(page),
      async takePartDown(part) {
        pageErrors.allow(failingFile(part, '[\\w-]+'), retriedPart(part));
        await page.route(`**/_/${part}/**`, (route) => route.abort());
      },
      pauseScripts: () => pauseRequests(page, '**/_/shell/main.*.js'),
      pauseRequests: (pattern) => pauseRequests(page, pattern),
      pauseApi: (path) => pauseRequests(page, `**/api/v1/${path}`),
      async mockApi(path, response) {
        pageErrors.allow(...failingCall(path));
        return mockApi(page, path, response);
      },
      expectAccessible: (what = page.url()) => expectAccessible(page, what),
      expectAllAccessible: (what = page.url()) => expectAllAccessible(page, what),
    });
  },
  runOther: async ({ context }, use, testInfo) => {
    testInfo.skip(isRemoteSite, 'needs more than an address');
    await withOtherSites(use, () => context.close());
  },
});
