import { pauseScripts } from '../../support/pause-requests.ts';
import { onePageOfEachKind, postRoutes } from '../../support/routes.ts';
import { expect, hydrated, open, test } from '../../support/visit.ts';
import { devToolsInvitation } from '../support/known-console-lines.ts';

test('hydrates every kind of page of the development builds without a warning', async ({ page, troubles }) => {
  test.setTimeout(240_000);
  troubles.allow(devToolsInvitation);
  for (const path of [...onePageOfEachKind, ...(await postRoutes()).slice(0, 1), '/blogs/nobody-wrote-this'])
    await open(page, path);
});

test('keeps what was opened and typed before hydration without a warning', async ({ page, troubles }) => {
  troubles.allow(devToolsInvitation);
  const resume = await pauseScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Asha Verma');
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click();
  resume();
  await hydrated(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
});
