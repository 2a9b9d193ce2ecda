import { wholeBrowser } from '../support/launch-options.ts';
import { expect, hydrated, open, test } from '../support/visit.ts';
import { haltingSite } from './support/halting-site.ts';
import { recordShifts, slowDown, wheelToEnd } from './support/layout-shift.ts';
import { servedHtml } from './support/weight.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ launchOptions: wholeBrowser });

// On a busy machine the first page may be rendered without the posts, which then come late; such a page is not cached for long.
test.beforeAll(async () => {
  await expect.poll(() => servedHtml('/')).toContain('Recent blog posts');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 412, height: 823 } });

    test('shifts nothing already on screen, from the first view to the end', async ({ page }) => {
      const shifts = await recordShifts(page);
      for (const path of ['/', '/plumbing-services', '/contact', '/blogs']) {
        await page.goto(path);
        if (javaScriptEnabled) await hydrated(page);
        await wheelToEnd(page);
        await page.waitForLoadState('networkidle');
        expect.soft(shifts(), path).toEqual([]);
      }
    });
  });

for (const width of [412, 1280])
  test(`moves nothing in the first view on a slow line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await slowDown(page);
    const shifts = await recordShifts(page);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(shifts()).toEqual([]);
  });

test('paints the header in one piece where the line halts in the middle of it', async ({ page }) => {
  const site = await haltingSite('Talk to us', 1_000);
  try {
    const shifts = await recordShifts(page);
    await page.goto(`${site.url}/services`);
    await page.waitForLoadState('networkidle');
    expect(shifts()).toEqual([]);
  } finally {
    await site.stop();
  }
});
