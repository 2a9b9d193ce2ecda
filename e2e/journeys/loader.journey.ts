import { hold, holdScripts } from '../support/hold.ts';
import { expect, hydrated, test } from '../support/visit.ts';

const dots = 'div[data-chrome][aria-hidden="true"]';

test('shows four dots until the load event, over a page that can be read and clicked', async ({ page }) => {
  const release = await hold(page, '**/hero-*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(`${dots} > span`)).toHaveCount(4);
  await expect(page.locator(dots)).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  expect(
    await page
      .locator(dots)
      .evaluate((veil) => [getComputedStyle(veil).pointerEvents, getComputedStyle(veil).backgroundColor]),
  ).toEqual(['none', 'rgba(0, 0, 0, 0)']);
  release();
  await hydrated(page);
});

test('removes the dots at the load event even before scripts have run', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/services', { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  release();
  await page.waitForLoadState('load');
  await expect(page.locator(dots)).toBeHidden();
});
