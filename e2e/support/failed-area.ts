import { expect, type Page } from '@playwright/test';
import { brand } from '@site/brand';
import { askHtml } from './ask.ts';
import type { Remote } from './remotes.ts';
import { markDocument } from './same-document.ts';
import { withoutStyle } from './without-style.ts';

/** Console lines about a failing part: one for operators, and those of the browser and the runtime. */
export const failingPart = [
  /A part of this page could not be loaded/,
  /Failed to load resource/,
  /Federation Runtime.*already registered/,
  /preloaded using link preload but not used/,
];

/** Maximum time from a click to the message that a part is missing, in milliseconds, by the page's own clock. */
const longestWait = 6_000;

/** Loads the page while its part fails. Expects the server HTML to stay readable below a notice, and everything around it to work. */
export async function expectReadable(page: Page, { path, heading, from, link }: Remote, site?: string): Promise<void> {
  const notice = page.locator('main [data-kind="error"]');
  await expect(notice).toContainText(new RegExp(`“${link}.*” is not responding yet`));
  await expect(notice.getByRole('link', { name: brand.phone.display })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const { html } = await askHtml(path, site);
  const words = await page.evaluate(
    (served) => new DOMParser().parseFromString(served, 'text/html').querySelector('main')?.textContent ?? '',
    withoutStyle(html),
  );
  expect(await page.locator('main [data-area="page"]').textContent()).toBe(words);
  await expectSurroundings(page, from);
}

/** Header, footer and another part's page keep working, in the same document. */
export async function expectSurroundings(page: Page, otherPath: string): Promise<void> {
  const expectSameDocument = await markDocument(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary[aria-label="Pages under Services"]').focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Plumbing', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo').getByText(brand.registration.cin)).toBeVisible();
  await menu.locator(`a[href="${otherPath}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${otherPath}$`));
  await expect(page.locator('main [data-area="page"] h1')).toBeFocused();
  await expectSameDocument();
}

/** Follows the menu to the part's page and expects the fallback in its place. Returns a check that the document was not reloaded. */
export async function expectFallback(
  page: Page,
  { submenu, link }: Pick<Remote, 'submenu' | 'link'>,
): Promise<() => Promise<void>> {
  const expectSameDocument = await markDocument(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (submenu) {
    await menu.locator(`summary[aria-label="Pages under ${submenu}"]`).focus();
    await page.keyboard.press('Enter');
  }
  const target = menu.getByRole('link', { name: link, exact: true });
  const address = await target.getAttribute('href');
  const watch = await watchClick(page);
  await target.click();
  const notice = page.locator('main [data-kind="error"]');
  await expect(notice).toContainText('This page could not be loaded', { timeout: 3 * longestWait });
  const { clicked, waited } = await watch.evaluate(({ clicked, waited }) => ({ clicked, waited }));
  expect(clicked, 'what the click met').toBe(address);
  expect(waited, 'milliseconds from the click to the notice').toBeLessThan(longestWait);
  await expect(notice.getByRole('link', { name: brand.phone.display })).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Search the site' })).toHaveAttribute('href', '/search');
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
  return expectSameDocument;
}

/** Records what the next click hits and how long it takes until a notice appears, measured in the page to exclude the test's own delays. */
function watchClick(page: Page) {
  return page.evaluateHandle(() => {
    const seen: { clicked: string | null; waited: number } = { clicked: null, waited: Number.POSITIVE_INFINITY };
    addEventListener(
      'click',
      ({ target }) => {
        const clickedAt = performance.now();
        seen.clicked = target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? target.tagName) : null;
        const observer = new MutationObserver(() => {
          if (!document.querySelector('main [data-kind="error"]')) return;
          seen.waited = performance.now() - clickedAt;
          observer.disconnect();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
    return seen;
  });
}

/** The cause is gone: 'Try again' brings the page, in the same document. */
export async function expectRecovery(
  page: Page,
  { heading }: Pick<Remote, 'heading'>,
  expectSameDocument: () => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main [data-area="page"] h1')).toHaveText(heading);
  await expect(page.locator('main [data-kind="error"]')).toHaveCount(0);
  await expectSameDocument();
}
