import type { Page } from '@playwright/test';
import { brand } from '@site/brand';
import { expect, noScripts, test } from '@site/e2e';
import { popoverIgnored } from '../support/page-errors.ts';
import { onePageOfEachKind, postRoutes } from '../support/routes.ts';
import { loader, mainLink, mainMenu } from '../support/visit.ts';
import { invisibleTexts } from './support/invisible-texts.ts';
import { expectFoldingFooter, expectTopBarIn } from './support/on-phone.ts';

test.use(noScripts);

test('shows every kind of page whole', { tag: '@long' }, async ({ site, page }) => {
  for (const path of [...onePageOfEachKind, ...(await postRoutes()).slice(0, 2)]) {
    await site.open(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(page.getByRole('contentinfo').getByText(brand.registration.cin), path).toBeVisible();
    await expect.soft(page.locator(loader), `loader on ${path}`).toBeHidden();
    expect.soft(await invisibleTexts(page), `hidden words on ${path}`).toEqual([]);
  }
});

test('opens one submenu at a time, and follows its links', async ({ site, page }) => {
  await site.open('/');
  const menu = mainMenu(page);
  await menu.locator('summary[aria-label="Pages under Services"]').click();
  await menu.locator('summary[aria-label="Pages under Industries"]').click();
  await expect(mainLink(page, 'Plumbing')).toBeHidden();
  await mainLink(page, 'Education').click();
  await expect(page).toHaveURL('/education');
});

test('opens the mobile menu', async ({ site, page, pageErrors }) => {
  pageErrors.allow(popoverIgnored);
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectTopBarIn(menu);
  await menu.locator('summary[aria-label="Pages under Services"]').click();
  await menu.getByRole('link', { name: 'Plumbing', exact: true }).click();
  await expect(page).toHaveURL('/plumbing-services');
});

test('folds the lists of the footer on a phone', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/about-us');
  await expectFoldingFooter(page);
});

test("leads from the mobile menu's button to the footer where popovers are unknown", async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withoutPopovers(page);
  await site.open('/');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Housekeeping', exact: true });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL('/house-keeping-services');
  // Files of the next page may still pass through the route.
  await page.unrouteAll({ behavior: 'wait' });
});

test('searches from a page that is not there', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/plumbers-and-pipes');
  await page.getByRole('searchbox').fill('plumber');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=plumber');
  await page.getByRole('main').getByRole('link', { name: 'Plumbing Services' }).click();
  await expect(page).toHaveURL('/plumbing-services');
});

test('lets carousels scroll to their last slide', async ({ site, page }) => {
  await site.open('/');
  for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
    const last = carousel.locator('[aria-roledescription="slide"]').last();
    await last.scrollIntoViewIfNeeded();
    await expect.soft(last).toBeInViewport({ ratio: 0.5 });
  }
});

test('pages through the posts by links', async ({ site, page }) => {
  await site.open('/blogs');
  await expect(page.locator('main article')).not.toHaveCount(0);
  const pages = page.getByRole('navigation', { name: 'Pages of posts' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/blogs?page=2');
});

/** Makes style sheets treat the browser as one without popovers. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    // A changed sheet no longer has the hash that the page or its policy names, and a prefetched page would bypass this route.
    const body = text
      .replace(/ integrity="[^"]+"/g, '')
      .replaceAll('selector(:popover-open)', 'selector(:never-known)');
    const { 'speculation-rules': _rules, 'content-security-policy': _policy, ...headers } = response.headers();
    return route.fulfill({ response, headers, body });
  });
}
