import { expect } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { expectAllAccessible } from './support/axe.ts';
import { failingFile, retriedPart } from './support/failing-file.ts';
import { pauseRequests } from './support/pause-requests.ts';
import { hydrated, open, test as visit } from './support/visit.ts';

export { expect };

/** What a journey can do with the site and to it. */
export interface Site {
  /** Its address, without a slash at the end. */
  url: string;
  /** Opens a page and, where scripts run, waits until it is hydrated. With Save-Data they start at a visitor's first move only. */
  open: (path: string) => Promise<void>;
  hydrated: () => Promise<void>;
  /** Shows this published version of a part from the next page on, as a tester's link does. Throws if the site does not have it. */
  withPart: (part: string, version: string) => Promise<void>;
  /** From now on no file of the part arrives. */
  partDown: (part: string) => Promise<void>;
  /** From now on the files of the part wait until the returned function is called. */
  slowPart: (part: string) => Promise<() => void>;
  /** From now on the API answers so at a path below `/api/v1/`: `apiAnswers('blogsList', { json: { status: 'success', data: [] } })`. */
  apiAnswers: (path: string, answer: { status?: number; json?: unknown }) => Promise<void>;
  /** Softly expects no violation of WCAG 2.2 AA anywhere on the page. */
  accessible: () => Promise<void>;
  /** Attaches a picture of the whole page to the report. */
  picture: (name: string) => Promise<void>;
}

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
 *   await site.partDown('blog');
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
      open: async (path) => void (javaScriptEnabled ? await open(page, path) : await page.goto(path)),
      hydrated: () => hydrated(page),
      async withPart(part, version) {
        const answer = await page.request.get(`/?part=${part}@${version}`, { maxRedirects: 0 });
        expect(answer.status(), `${part} ${version}: ${await answer.text()}`).toBe(303);
      },
      async partDown(part) {
        troubles.allow(...failingFile(part, '[\\w-]+', 'aborted'), retriedPart(part));
        await page.route(`**/_/${part}/**`, (route) => route.abort());
      },
      slowPart: (part) => pauseRequests(page, `**/_/${part}/**`),
      async apiAnswers(path, answer) {
        troubles.allow(new RegExp(`/api/v1/${path}`));
        await page.route(`**/api/v1/${path}`, (route) => route.fulfill(answer));
      },
      accessible: () => expectAllAccessible(page, page.url()),
      async picture(name) {
        await testInfo.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
      },
    });
  },
});
