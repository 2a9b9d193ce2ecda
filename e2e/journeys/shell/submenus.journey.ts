import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { mainMenu } from '../../support/visit.ts';

test('focuses the heading on the way back to a page that was left by a submenu, which is closed by then', {
  tag: '@long',
}, async ({ site, page }) => {
  await site.open('/about-us');
  await toggleOf(page, 'Services').click();
  await entry(page, 'Plumbing').click();
  await expect(page).toHaveURL('/plumbing-services');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
});

test('opens a submenu under the mouse and keeps it open on a click', async ({ site, page }) => {
  await site.open('/about-us');
  await toggleOf(page, 'Industries').hover();
  await expect(entry(page, 'Education')).toBeVisible();
  await toggleOf(page, 'Industries').click();
  await page.mouse.move(640, 800);
  await expect(entry(page, 'Education')).toBeVisible();
});

function toggleOf(page: Page, label: string) {
  return mainMenu(page).locator(`summary[aria-label="Pages under ${label}"]`);
}

function entry(page: Page, label: string) {
  return mainMenu(page).getByRole('link', { name: label, exact: true, includeHidden: true });
}
