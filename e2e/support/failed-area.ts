import { expect, type Page } from '@playwright/test';
import { brand } from '@site/brand';
import type { Remote } from './remotes.ts';
import { requestHtml, withoutStyle } from './request.ts';
import { mainLink, mainMenu, markDocument } from './visit.ts';

/** Loads the page while its part fails. Expects the server HTML to stay readable below a notice, and everything around it to work. */
export async function expectReadable(page: Page, { path, heading, from, link }: Remote, site?: string): Promise<void> {
  const notice = page.locator('main [data-kind="error"]');
  await expect(notice).toContainText(new RegExp(`“${link}.*” is not responding yet`));
  await expect(notice.getByRole('link', { name: brand.phone.display })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const { html } = await requestHtml(path, site);
  const words = await page.evaluate(
    (served) => new DOMParser().parseFromString(served, 'text/html').querySelector('main')?.textContent ?? '',
    withoutStyle(html),
  );
  expect(await page.locator('main [data-area="page"]').textContent()).toBe(words);
  await expectSurroundings(page, from);
}

/** Header, footer and another part's page keep working, in the same document. */
async function expectSurroundings(page: Page, otherPath: string): Promise<void> {
  const expectSameDocument = await markDocument(page);
  const menu = mainMenu(page);
  await menu.locator('summary[aria-label="Pages under Services"]').focus();
  await page.keyboard.press('Enter');
  await expect(mainLink(page, 'Plumbing')).toBeVisible();
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
  if (submenu) {
    await mainMenu(page).locator(`summary[aria-label="Pages under ${submenu}"]`).focus();
    await page.keyboard.press('Enter');
  }
  const target = mainLink(page, link);
  const address = await target.getAttribute('href');
  await target.click();
  await expect(page, 'what the click met').toHaveURL(({ pathname }) => pathname === address);
  const notice = page.locator('main [data-kind="error"]');
  // A file that hangs is given up after four seconds.
  await expect(notice).toContainText('This page could not be loaded', { timeout: 30_000 });
  await expect(notice.getByRole('link', { name: brand.phone.display })).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Search the site' })).toHaveAttribute('href', '/search');
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
  return expectSameDocument;
}

/** Expects 'Try again' to bring the page and lead to its heading, in the same document, once the cause is gone. */
export async function expectRecovery(
  page: Page,
  { heading }: Pick<Remote, 'heading'>,
  expectSameDocument: () => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main [data-area="page"] h1')).toHaveText(heading);
  await expect(page.locator('main [data-area="page"] h1')).toBeFocused();
  await expect(page.locator('main [data-kind="error"]')).toHaveCount(0);
  await expectSameDocument();
}
