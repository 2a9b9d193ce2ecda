import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { popoverIgnored } from '../../support/page-errors.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('opens the menu as a modal dialog and gives focus back on Escape', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
  for (let presses = 0; presses < 40; presses++) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('focuses the heading on the way back to a page that was left by the menu, which is closed by then', {
  tag: '@long',
}, async ({ site, page }) => {
  await site.open('/about-us');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await dialog(page).getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
});

test('works before any script runs, and stays open when they do', async ({ site, page, pageErrors }) => {
  pageErrors.allow(popoverIgnored);
  const resume = await site.pauseScripts();
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  expect(await page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog(page).locator('summary[aria-label="Pages under Services"]').click();
  resume();
  await site.waitUntilHydrated();
  await expect(dialog(page).getByRole('link', { name: 'Plumbing', exact: true })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Plumbing', exact: true }).click();
  await expect(page).toHaveURL('/plumbing-services');
  await expect(dialog(page)).toBeHidden();
});

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' });
}
