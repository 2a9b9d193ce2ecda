import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { onePageOfEachKind } from '../../support/routes.ts';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

test('starts its scripts only once the pictures in view are there', async ({ site, page }) => {
  await neverTimeOut(page);
  const resume = await site.pauseRequests(/\.(?:avif|webp|jpg)$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Without a picture to wait for, they start in the frame after the document is parsed.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => performance.getEntriesByName('started'))).toEqual([]);
  resume();
  await site.waitUntilHydrated();
});

test('waits for no picture out of view before it starts its scripts', { tag: '@long' }, async ({ site, page }) => {
  await neverTimeOut(page);
  for (const path of onePageOfEachKind) await site.open(path);
});

test('comes back to the same place after a reload', async ({ site, page }) => {
  // Content that comes into view slides up by 24 px, and would be measured half way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/plumbing-services');
  const title = page.locator('main h2').nth(3);
  await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const before = await title.boundingBox();
  await page.reload();
  await expect.poll(async () => Math.abs(((await title.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await site.waitUntilHydrated();
  expect(Math.abs(((await title.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

/** Removes the timeout after which the starter no longer waits for a picture. */
async function neverTimeOut(page: Page) {
  await page.addInitScript(() => {
    const wait = setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 2_000 ? 0 : wait(run, ms))) as typeof setTimeout;
  });
}
