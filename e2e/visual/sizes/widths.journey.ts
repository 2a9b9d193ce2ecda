import { expect, test } from '@site/e2e';
import { expectFit, resize } from '../../support/fit.ts';
import { installProbe } from '../../support/probe.ts';
import { onePageOfEachKind, postRoutes } from '../../support/routes.ts';
import { coveredTargets, smallTargets } from '../../support/targets.ts';

/** 640 px is what a laptop has at 200 % zoom. */
const widths = [360, 640, 1024, 1920];
/** Pages that show their work in a way of their own: a price, a count, a timetable, a bill. */
const workSamples = ['/residential', '/event-organizing-services', '/paramedic-services'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each page is loaded once and resized, as a visitor turns a tablet. `every-page.journey.ts` visits all pages at two more widths.
test('fits everything from 360 to 1920 px on every kind of page', { tag: '@long' }, async ({ site, page }) => {
  test.setTimeout(180_000);
  await installProbe(page);
  const [newest = '/blogs'] = await postRoutes();
  for (const path of [...onePageOfEachKind, ...workSamples, newest]) {
    await site.open(path);
    for (const width of widths) {
      await resize(page, width);
      await expectFit(page, `${path} at ${width} px`);
      expect.soft(await smallTargets(page, 24), `targets under 24 px on ${path} at ${width} px`).toEqual([]);
    }
  }
});

test('covers no target with what stays in view while the page scrolls', async ({ site, page }) => {
  await installProbe(page);
  for (const path of onePageOfEachKind) {
    await site.open(path);
    await resize(page, 1280);
    expect.soft(await coveredTargets(page), `covered on ${path}`).toEqual([]);
  }
});
