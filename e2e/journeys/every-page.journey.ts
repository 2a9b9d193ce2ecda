import { expectAllAccessible } from '../support/axe.ts';
import { releaseRoutes } from '../support/release-routes.ts';
import { kinds, postRoutes, routes } from '../support/routes.ts';
import { expect, open, test } from '../support/visit.ts';
import { expectFit } from '../visual/sizes/support/expect-fit.ts';
import { installProbe } from '../visual/sizes/support/probe.ts';
import { resize } from '../visual/sizes/support/resize.ts';
import { smallTargets } from '../visual/sizes/support/targets.ts';

const phone = { width: 360, height: 800 };

test.describe.configure({ mode: 'parallel' });
// Colours are checked in their final state, not half way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// In two halves, for two workers. `widths.journey.ts` tries one page of each kind at more widths.
for (const half of [0, 1])
  test(`hydrates every second page from ${half + 1} without a console line or an axe violation, and fits it at 320 and 1280 px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await installProbe(page);
    const posts = (await postRoutes()).slice(0, 3);
    const pages = new Set([...routes, ...(await releaseRoutes()), ...posts, '/blogs/nobody-wrote-this']);
    for (const path of [...pages].filter((_, place) => place % 2 === half)) {
      await page.setViewportSize(phone);
      await open(page, path);
      for (const width of [320, 1280]) {
        await resize(page, width);
        await expectFit(page, `${path} at ${width} px`);
        expect.soft(await smallTargets(page, 24), `targets under 24 px on ${path} at ${width} px`).toEqual([]);
      }
      await page.setViewportSize(phone);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expectAllAccessible(page, `${path} at ${phone.width} px`);
    }
  });

test('passes axe on every kind of page at 1280 px', async ({ page }) => {
  test.setTimeout(120_000);
  const [newest = '/blogs'] = await postRoutes();
  for (const path of [...kinds, newest]) {
    await open(page, path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expectAllAccessible(page, `${path} at 1280 px`);
  }
});
