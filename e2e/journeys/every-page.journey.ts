import type { Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import { expectFit, resize } from '../support/fit.ts';
import { installProbe } from '../support/probe.ts';
import { releaseRoutes } from '../support/release-routes.ts';
import { onePageOfEachKind, postRoutes, routes } from '../support/routes.ts';
import { smallTargets } from '../support/targets.ts';

const phone = { width: 320, height: 800 };

test.describe.configure({ mode: 'parallel' });
// Colours are checked in their final state, not half way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// In two halves, for two workers. `widths.journey.ts` tries one page of each kind at more widths.
for (const half of ['first', 'second'])
  test(`hydrates one page of each kind without a console line, fits it at 320 and 1280 px, without an axe violation: ${half} half`, async ({
    site,
    page,
  }) => {
    test.setTimeout(120_000);
    await installProbe(page);
    const kinds = await oneOfEachKind();
    const middle = Math.ceil(kinds.length / 2);
    for (const path of half === 'first' ? kinds.slice(0, middle) : kinds.slice(middle)) {
      await page.setViewportSize(phone);
      await site.open(path);
      for (const width of [1280, 320]) await expectFitAt(page, path, width);
      await expectAccessibleToItsEnd(site, page, `${path} at 320 px`);
    }
  });

test('hydrates every page without a console line, fits it at 320 and 1280 px, and has no axe violation on a laptop on one of each kind', {
  tag: '@long',
}, async ({ site, page }) => {
  test.setTimeout(300_000);
  await installProbe(page);
  const kinds = await oneOfEachKind();
  const pages = [...routes, ...(await releaseRoutes()), ...(await postRoutes()), '/blogs/nobody-wrote-this'];
  for (const path of new Set([...kinds, ...pages])) {
    await site.open(path);
    for (const width of [320, 1280]) await expectFitAt(page, path, width);
    if (kinds.includes(path)) await expectAccessibleToItsEnd(site, page, `${path} at 1280 px`);
  }
});

async function oneOfEachKind(): Promise<string[]> {
  const [newest = '/blogs'] = await postRoutes();
  return [...onePageOfEachKind, newest];
}

async function expectFitAt(page: Page, path: string, width: number) {
  await resize(page, width);
  await expectFit(page, `${path} at ${width} px`);
  expect.soft(await smallTargets(page, 24), `targets under 24 px on ${path} at ${width} px`).toEqual([]);
}

async function expectAccessibleToItsEnd(site: Site, page: Page, where: string) {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await site.expectAllAccessible(where);
}
