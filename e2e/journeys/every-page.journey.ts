import type { Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import { expectFit, resize } from '../support/fit.ts';
import { installProbe } from '../support/probe.ts';
import { releaseRoutes } from '../support/release-routes.ts';
import { onePageOfEachKind, postRoutes, routes } from '../support/routes.ts';
import { smallTargets } from '../support/targets.ts';

test.describe.configure({ mode: 'parallel' });
// Colours are checked in their final state, not half way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const kinds = [...onePageOfEachKind, '/blogs/nobody-wrote-this'];

// `widths.journey.ts` tries these at more widths.
for (const path of kinds)
  test(`hydrates ${path} without a console line, fits it at 320 and 1280 px, without an axe violation`, async ({
    site,
    page,
  }) => {
    await installProbe(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await site.open(path);
    for (const width of [1280, 320]) await expectFitAt(page, path, width);
    await expectAccessibleToItsEnd(site, page, `${path} at 320 px`);
  });

test('hydrates every page without errors and fits it at 320 and 1280 px; one of each kind is accessible at 1280 px', {
  tag: '@long',
}, async ({ site, page }) => {
  test.setTimeout(300_000);
  await installProbe(page);
  for (const path of new Set([...kinds, ...routes, ...(await releaseRoutes()), ...(await postRoutes())])) {
    await site.open(path);
    for (const width of [320, 1280]) await expectFitAt(page, path, width);
    if (kinds.includes(path)) await expectAccessibleToItsEnd(site, page, `${path} at 1280 px`);
  }
});

async function expectFitAt(page: Page, path: string, width: number) {
  await resize(page, width);
  await expectFit(page, `${path} at ${width} px`);
  expect.soft(await smallTargets(page, 24), `targets under 24 px on ${path} at ${width} px`).toEqual([]);
}

async function expectAccessibleToItsEnd(site: Site, page: Page, where: string) {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await site.expectAllAccessible(where);
}
