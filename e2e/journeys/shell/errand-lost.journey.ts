import type { Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import { phone } from '../../support/visit.ts';
import { arriveAt } from '../support/errand-stop.ts';
import { byFinger, byKeyboard, inLongRun } from '../support/ways.ts';

test.describe.configure({ mode: 'parallel' });
test.use({
  ...phone,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { name, tag, press, write } of [byFinger, inLongRun(byKeyboard)]) {
  test(`finds a service from a page that is not there, ${name}`, { tag }, async ({ site, page }) => {
    await site.open('/plumbers-and-pipes');
    await expect(page).toHaveURL('/404');
    await write(page, page.getByRole('searchbox'), 'plumber');
    await page.keyboard.press('Enter');
    await arriveAt(page, '/search?q=plumber');
    await press(page, page.getByRole('main').getByRole('link', { name: 'Plumbing Services', exact: true }));
    await arriveAt(page, '/plumbing-services');
  });

  test(`goes on to a page of the menu from one that is not there, ${name}`, { tag: '@long' }, async ({
    site,
    page,
  }) => {
    await site.open('/404');
    const ways = page.getByRole('navigation', { name: 'Or go on from here' });
    await press(page, ways.getByRole('link', { name: 'Services', exact: true }));
    await arriveAt(page, '/services');
  });

  test(`finds a service from a part that failed, ${name}`, { tag: '@long' }, async ({ site, page }) => {
    await site.open('/about-us');
    await site.takePartDown('blog');
    await press(page, page.getByRole('button', { name: 'Menu', exact: true }));
    await press(page, page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Blogs', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeFocused();
    await site.expectAllAccessible('a failed part');
    await press(page, page.getByRole('main').getByRole('link', { name: 'Search the site' }));
    await searchForPlumbing(site, page);
  });
}

async function searchForPlumbing(site: Site, page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('plumbing');
  await expect(dialog.getByRole('option', { name: /Plumbing Services/ }).first()).toBeVisible();
  await site.expectAccessible('the search with its results');
  await dialog
    .getByRole('option', { name: /Plumbing Services/ })
    .first()
    .click();
  await arriveAt(page, '/plumbing-services');
}
