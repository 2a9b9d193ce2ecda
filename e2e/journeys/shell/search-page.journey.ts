import { expect, noScripts, test } from '@site/e2e';
import { requestHtml } from '../../support/request.ts';
import { resultCount, searchButton, searchField } from '../../support/search.ts';

test('leads to a page of all results, whose form searches in place', async ({ site, page }) => {
  // Without cross-fades: going back during one is tested in page-change.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  await page.keyboard.press('Control+k');
  await searchField(page).fill('water');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=water');
  await expect(page).toHaveTitle('Search: water | Sevantra');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.getByRole('searchbox').fill('mali');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=mali');
  await expect(
    page.locator('main').getByRole('link', { name: 'Horticulture and Gardening Services', exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('water');
});

test('comes by “Try again” where its script did not load', { tag: '@long' }, async ({ site, page, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED \S+\/SearchPage\.\S+$/, /could not be loaded/);
  await site.open('/no-such-page');
  await page.route(/\/SearchPage\..*\.js/, (route) => route.abort());
  await page.getByRole('searchbox').fill('mali');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute(/\/SearchPage\..*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('mali');
});

test.describe('without scripts', () => {
  test.use(noScripts);

  for (const [question, answer] of [
    ['चौकीदार', 'Not offered: security guards'],
    ['penalty', /^Penalty for a late call/],
    ['1187', 'Fault 1187'],
    ['fault 3116', 'Fault 3116'],
  ] as const)
    test(`answers “${question}” with a link to the place that says it`, async ({ site, page }) => {
      await site.open(`/search?${new URLSearchParams({ q: question })}`);
      await page.locator('main').getByRole('heading', { level: 3 }).first().getByRole('link', { name: answer }).click();
      const place = page.locator(new URL(page.url()).hash);
      await expect(place).toBeVisible();
      await expect(place).toBeInViewport();
    });

  test('is opened by the button with the focus in its field', async ({ site, page }) => {
    await site.open('/services');
    await searchButton(page).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('takes no focus from whoever comes by a link', async ({ site, page }) => {
    await site.open('/search');
    await expect(page.getByRole('searchbox')).not.toBeFocused();
  });

  test('says nothing was found, offers other ways', async ({ site, page }) => {
    await site.open('/search?q=zzzzqq');
    await expect(resultCount(page)).toHaveText('No results for “zzzzqq”');
    await expect(page.locator('main').getByRole('link', { name: 'Plumbing', exact: true })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'Arrange a visit', exact: true })).toBeVisible();
  });
});

// `every-page` looks at the page of results.
test('is accessible without results', { tag: '@long' }, async ({ site }) => {
  for (const address of ['/search', '/search?q=zzzzqq']) {
    await site.open(address);
    await site.expectAccessible(address);
  }
});

test('keeps its results from search engines', async () => {
  const { html } = await requestHtml('/search?q=water');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/search">/);
  expect((await requestHtml('/sitemap.xml')).html).not.toContain('/search');
});

test('runs nothing of a query of HTML', async ({ site, page }) => {
  await site.open(`/search?${new URLSearchParams({ q: '"><script>alert(1)</script><img src=x onerror=alert(1)>' })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect(resultCount(page)).toBeVisible();
  expect(await page.locator('main img, main script').count()).toBe(0);
});
