import { expect, test } from '@site/e2e';
import { hitsOf, searchButton, searchDialog, searchField } from '../../support/search.ts';
import { phone } from '../../support/visit.ts';
import { searchQueries } from '../support/search-queries.ts';

test('opens anywhere by Ctrl+K, Escape returns focus', async ({ site, page }) => {
  await site.open('/services');
  const link = page
    .locator('main')
    .getByRole('link', { name: /Plumbing/ })
    .first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('safai');
  await expect(searchDialog(page).getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('closes by button and by outside click', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/services');
  await searchButton(page).click();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  await page.mouse.click(20, 600);
  await expect(searchDialog(page)).toHaveCount(0);
});

test('finds the same in the dialog, with and without the server, as on the search page', { tag: '@long' }, async ({
  site,
  page,
  pageErrors,
}) => {
  pageErrors.allow(/search\.json/);
  const queries = [...searchQueries.slice(0, 6).map(({ query }) => query), 'bill', 'gst', 'plumbers', 'बिजली'];
  await site.open('/services');
  await page.keyboard.press('Control+k');
  for (const isServerThere of [false, true]) {
    if (isServerThere) await page.unroute(/search\.json/);
    else await page.route(/search\.json/, (route) => route.abort());
    for (const query of queries) {
      const response = isServerThere ? page.waitForResponse(/search\.json/) : undefined;
      await searchField(page).fill(query);
      await response;
      await expect(searchDialog(page).getByRole('status')).toContainText(`“${query}”`);
      const options = searchDialog(page).getByRole('option');
      await expect(options.first()).toBeVisible();
      expect
        .soft(await options.evaluateAll((links) => links.map((link) => link.getAttribute('href'))), query)
        .toEqual((await hitsOf(query)).slice(0, 8));
    }
  }
});

test('goes to the search page when the dialog’s script fails', async ({ site, page, pageErrors }) => {
  pageErrors.allow(/SearchDialog/);
  await page.route(/SearchDialog/, (route) => route.abort());
  await site.open('/services');
  await searchButton(page).click();
  await expect(page).toHaveURL(/\/search#/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('tap');
  await expect(page.getByRole('searchbox')).toHaveValue('tap');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('opens at a tap and follows a tap on a result', { tag: '@long' }, async ({ site, page }) => {
    await site.open('/contact');
    await searchButton(page).tap();
    await searchField(page).fill('bijli');
    await searchDialog(page)
      .getByRole('option', { name: /Electrical Services/ })
      .tap();
    await expect(page).toHaveURL('/electrical-services');
  });
});
