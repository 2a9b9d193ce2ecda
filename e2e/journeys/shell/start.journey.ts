import { onePageOfEachKind } from '../../support/routes.ts';
import { expect, hydrated, open, test } from '../../support/visit.ts';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

test('starts its scripts once the pictures in view are there, and waits for none that is not', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    // The starter's last resort, for a picture that hangs.
    const wait = setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 2_000 ? 0 : wait(run, ms))) as typeof setTimeout;
  });
  for (const path of onePageOfEachKind) await open(page, path);
});

test('comes back to the same place after a reload', async ({ page }) => {
  await open(page, '/plumbing-services');
  const title = page.locator('main h2').nth(3);
  await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const before = await title.boundingBox();
  await page.reload();
  await expect.poll(async () => Math.abs(((await title.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await hydrated(page);
  expect(Math.abs(((await title.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});
