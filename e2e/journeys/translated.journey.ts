import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hold.ts';
import { translate } from '../support/translate.ts';
import { expect, hydrated, open, test } from '../support/visit.ts';
import { searchDialog, searchField } from './support/search.ts';

// A browser that translates replaces every text by elements, under the hands of React.

// React says that it draws anew what a translation had changed before it was hydrated.
test.beforeEach(({ troubles }) => troubles.allow(/Minified React error #4(?:18|19|2\d)/));

test('searches on a translated page, letter by letter', async ({ page }) => {
  await open(page, '/');
  await translate(page);
  await page.keyboard.press('Control+k');
  for (const query of ['tank', 'plumber', 'xyzzy']) {
    await searchField(page).fill('');
    await searchField(page).pressSequentially(query, { delay: 50 });
    await expect(searchDialog(page)).toContainText(`“${query.toUpperCase()}”`);
  }
  await expect(page.getByRole('banner')).toBeVisible();
});

test('searches on the translated page of results', async ({ page }) => {
  await open(page, '/search?q=tank');
  await translate(page);
  const field = page.locator('main input');
  await field.fill('plumber');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=plumber');
  await expect(page.getByRole('main')).toContainText('“PLUMBER”');
});

test('goes through a translated site and back', async ({ page }) => {
  await open(page, '/');
  await translate(page);
  for (const [name, path] of [
    ['Blogs', '/blogs'],
    ['Contact', '/contact'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name, exact: false }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

const changes = {
  'a translation': translate,
  'icons beside the fields': (page: Page) =>
    page.locator('main input').evaluateAll((fields) => {
      for (const field of fields) field.after(document.createElement('div'));
    }),
  'an element before the message': (page: Page) =>
    page.locator('main textarea').evaluate((field) => field.before(document.createElement('writing-helper'))),
};

for (const [what, change] of Object.entries(changes))
  test(`keeps what was typed before hydration, despite ${what}`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.locator('#site-footer')).toBeAttached();
    await change(page);
    const fields = [page.locator('main [name=fullName]'), page.locator('main [name=message]')];
    for (const field of fields) await field.fill('Typed early');
    release();
    await hydrated(page);
    for (const field of fields) await expect(field).toHaveValue('Typed early');
    await expect(page.locator('main form [role=alert], main form [aria-invalid=true]')).toHaveCount(0);
  });
