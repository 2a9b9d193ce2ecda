import { releaseRoutes } from '../../support/release-routes.ts';
import { expect, hydrated, test } from '../../support/visit.ts';
import { expectFit } from './support/expect-fit.ts';
import { installProbe } from './support/probe.ts';
import { resize } from './support/resize.ts';
import { smallTargets } from './support/targets.ts';

const widths = [320, 360, 768, 1024, 1280, 1920, 2560];

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each page is loaded once and resized, as a visitor turns a tablet; two halves, for two workers.
for (const half of [0, 1]) {
  test(`fits everything from 320 to 2560 px on every second page, from ${half + 1}`, async ({ page }) => {
    test.setTimeout(180_000);
    await installProbe(page);
    const routes = await releaseRoutes();
    for (const path of routes.filter((_, place) => place % 2 === half)) {
      await page.goto(path);
      await hydrated(page);
      for (const width of widths) {
        await resize(page, width);
        await expectFit(page, `${path} at ${width} px`);
        expect.soft(await smallTargets(page, 24), `targets under 24 px on ${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
