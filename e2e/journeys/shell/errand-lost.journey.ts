import type { Page } from '@playwright/test';
import { expectAccessible, expectAllAccessible } from '../../support/axe.ts';
import { failingFile } from '../../support/failing-file.ts';
import { phone } from '../../support/phones.ts';
import { expect, hydrated, open, test } from '../../support/visit.ts';
import { arriveAt } from '../support/errand-stop.ts';
import { byFinger, byKeyboard, inLongRun } from '../support/ways.ts';

test.describe.configure({ mode: 'parallel' });
test.use({
  ...phone,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { name, tag, press, write } of [byFinger, inLongRun(byKeyboard)]) {
  test(`finds a service from a page that is not there, ${name}`, { tag }, async ({ page }) => {
    await page.goto('/plumbers-and-pipes');
    await hydrated(page);
    await expect(page).toHaveURL('/404');
    await expectAllAccessible(page, '/404');
    await write(page, page.getByRole('searchbox'), 'plumber');
    await page.keyboard.press('Enter');
    await arriveAt(page, '/search?q=plumber');
    await expectAllAccessible(page, 'what the search found');
    await press(page, page.getByRole('main').getByRole('link', { name: 'Plumbing Services' }));
    await arriveAt(page, '/plumbing-services');
  });

  test(`goes on to a page of the menu from one that is not there, ${name}`, { tag }, async ({ page }) => {
    await open(page, '/404');
    const ways = page.getByRole('navigation', { name: 'Or go on from here' });
    await press(page, ways.getByRole('link', { name: 'Services', exact: true }));
    await arriveAt(page, '/services');
  });

  test(`finds a service from a part that failed, ${name}`, { tag }, async ({ page, troubles }) => {
    troubles.allow(...failingFile('blog', '\\w+', 'aborted'));
    await open(page, '/about-us');
    await page.route('**/_/blog/**', (route) => route.abort());
    await press(page, page.getByRole('button', { name: 'Menu', exact: true }));
    await press(page, page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Blogs', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeFocused();
    await expectAllAccessible(page, 'a failed part');
    await press(page, page.getByRole('main').getByRole('link', { name: 'Search the site' }));
    await searchForPlumbing(page);
  });
}

async function searchForPlumbing(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('plumbing');
  await expect(dialog.getByRole('option', { name: /Plumbing Services/ }).first()).toBeVisible();
  await expectAccessible(page, 'the search with its results');
  await dialog
    .getByRole('option', { name: /Plumbing Services/ })
    .first()
    .click();
  await arriveAt(page, '/plumbing-services');
}
