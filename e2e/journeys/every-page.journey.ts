import { expectAllAccessible } from '../support/axe.ts';
import { postRoutes, routes } from '../support/routes.ts';
import { open, test } from '../support/visit.ts';

test.describe.configure({ mode: 'parallel' });
// Colours are checked in their final state, not half way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [360, 1280]) {
  test(`hydrates every page without a console line and without an axe violation at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...routes, ...(await postRoutes()).slice(0, 3), '/404', '/blogs/nobody-wrote-this']) {
      await open(page, path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expectAllAccessible(page, `${path} at ${width} px`);
    }
  });
}
