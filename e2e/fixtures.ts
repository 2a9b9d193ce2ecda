import { expect, type Route } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { expectAccessible, expectAllAccessible } from './support/axe.ts';
import { failingFile, retriedPart } from './support/failing-file.ts';
import { pauseRequests } from './support/pause-requests.ts';
import { hydrated, markDocument, open, test as visit } from './support/visit.ts';

export { expect };

/** What a journey can do with the site and to it. */
export interface Site {
  /** Its address, without a slash at the end. */
  url: string;
  /**
   * Opens a page, by its path or by an address of another site, and where scripts run waits until it is hydrated. With Save-Data they start
   * at a visitor's first move only.
   */
  open: (address: string) => Promise<void>;
  waitUntilHydrated: () => Promise<void>;
  /** Returns a check that the document has not been reloaded since. */
  markDocument: () => Promise<() => Promise<void>>;
  /** Shows this published version of a part from the next page on, as a tester's link does. Throws if the site does not have it. */
  chooseVersion: (part: string, version: string) => Promise<void>;
  /** From now on no file of the part arrives. */
  takePartDown: (part: string) => Promise<void>;
  /** From now on the files of the part wait until the returned function is called. */
  pausePart: (part: string) => Promise<() => void>;
  /** From now on calls of the API at a path below `/api/v1/` wait until the returned function is called. */
  pauseApi: (path: string) => Promise<() => void>;
  /**
   * Answers calls of the API at a path below `/api/v1/`, in which `**` stands for anything, until the returned function is called.
   * @example
   * await site.answerApi('blogsList', { json: { status: 'success', data: [] } });
   */
  answerApi: (path: string, answer: ApiAnswer) => Promise<() => Promise<void>>;
  /** Softly expects no violation of WCAG 2.2 AA on the page as it is, with an open menu for one. */
  expectAccessible: (what?: string) => Promise<void>;
  /** The same in a window as tall as the page, where neither header nor call bar covers anything. */
  expectAllAccessible: (what?: string) => Promise<void>;
  /** Attaches a screenshot of the whole page to the report. */
  attachScreenshot: (name: string) => Promise<void>;
}

/** An answer, or that there is none because the API cannot be reached. */
export type ApiAnswer = { status?: number; json?: unknown; body?: string; contentType?: string } | 'unreachable';

interface Fixtures {
  /** Whether the browser asks to save data. */
  savesData: boolean;
  site: Site;
}

/** For `test.use`: a visitor without JavaScript. */
export const noScripts = { javaScriptEnabled: false };

/** For `test.use`: a visitor whose browser asks to save data. */
export const savesData = { savesData: true };

/**
 * Playwright's `test` with the site. A journey fails on a console line, a failed request or a request to another host that it did not
 * announce by `troubles.allow`.
 * @example
 * test('shows the form while the blog is away', async ({ site, page }) => {
 *   await site.takePartDown('blog');
 *   await site.open('/contact');
 *   await expect(page.getByRole('form', { name: 'Send a Message' })).toBeVisible();
 * });
 */
export const test = visit.extend<Fixtures>({
  savesData: [false, { option: true }],
  context: async ({ context, savesData: isSaving }, use) => {
    if (isSaving) {
      await context.setExtraHTTPHeaders({ 'save-data': 'on' });
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
    }
    await use(context);
  },
  site: async ({ page, troubles, javaScriptEnabled }, use, testInfo) => {
    await use({
      url: siteUrl,
      open: async (address) => void (javaScriptEnabled ? await open(page, address) : await page.goto(address)),
      waitUntilHydrated: () => hydrated(page),
      markDocument: () => markDocument(page),
      async chooseVersion(part, version) {
        const answer = await page.request.get(`/?part=${part}@${version}`, { maxRedirects: 0 });
        expect(answer.status(), `${part} ${version}: ${await answer.text()}`).toBe(303);
      },
      async takePartDown(part) {
        troubles.allow(...failingFile(part, '[\\w-]+', 'aborted'), retriedPart(part));
        await page.route(`**/_/${part}/**`, (route) => route.abort());
      },
      pausePart: (part) => pauseRequests(page, `**/_/${part}/**`),
      pauseApi: (path) => pauseRequests(page, `**/api/v1/${path}`),
      async answerApi(path, answer) {
        troubles.allow(...failingCall(path));
        const handle = (route: Route) =>
          answer === 'unreachable' ? route.abort('connectionrefused') : route.fulfill(answer);
        await page.route(`**/api/v1/${path}`, handle);
        return () => page.unroute(`**/api/v1/${path}`, handle);
      },
      expectAccessible: (what = page.url()) => expectAccessible(page, what),
      expectAllAccessible: (what = page.url()) => expectAllAccessible(page, what),
      async attachScreenshot(name) {
        await testInfo.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
      },
    });
  },
});

/** The lines that a page reports when a call of the API fails, and no others. */
function failingCall(path: string): RegExp[] {
  const address = `\\S+/api/v1/${path.replaceAll('**', '\\S+')}`;
  return [
    new RegExp(`^console error: Failed to load resource: .*\\(${address}\\)$`),
    new RegExp(`^failed request: \\S+ ${address}$`),
  ];
}
