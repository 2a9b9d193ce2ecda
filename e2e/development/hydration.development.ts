import { expect } from '@site/e2e';
import { devToolsInvitation } from '../support/page-errors.ts';
import { onePageOfEachKind, postRoutes } from '../support/routes.ts';
import { mainMenu } from '../support/visit.ts';
import { test } from './development-test.ts';

test('hydrates every kind of page of the development builds without a warning', async ({ site, pageErrors }) => {
  test.setTimeout(240_000);
  pageErrors.allow(devToolsInvitation);
  for (const path of [...onePageOfEachKind, ...(await postRoutes()).slice(0, 1), '/blogs/nobody-wrote-this'])
    await site.open(path);
});

test('keeps what was opened and typed before hydration without a warning', async ({ site, page, pageErrors }) => {
  pageErrors.allow(devToolsInvitation);
  const resume = await site.pauseScripts();
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Asha Verma');
  await mainMenu(page).locator('summary').first().click();
  resume();
  await site.waitUntilHydrated();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
});
