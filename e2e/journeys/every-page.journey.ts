import type { Page } from '@playwright/test';
import { expect, type Site, test } from '@site/journeys';
import { releaseRoutes } from '../support/release-routes.ts';
import { onePageOfEachKind, postRoutes, routes } from '../support/routes.ts';
import { expectFit } from '../visual/sizes/support/expect-fit.ts';
import { installProbe } from '../visual/sizes/support/probe.ts';
import { resize } from '../visual/sizes/support/resize.ts';
import { smallTargets } from '../visual/sizes/support/targets.ts';

const phone = { width: 320, height: 800 };

test.describe.configure({ mode: 'parallel' });
// Colours are checked in their final state, not half way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// In two halves, for two workers. `widths.journey.ts` tries one page of each kind at more widths.
for (const half of [0, 1])
  test(`hydrates every second page from ${half + 1} without a console line, fits it at 320 px without an axe violation on one of each kind, which fits at 1280 px too`, async ({
    site,
    page,
  }) => {
    test.setTimeout(180_000);
    await installProbe(page);
    const { all, kindsOfPage } = await pagesOfSite();
    for (const path of all.filter((_, place) => place % 2 === half)) {
      const isOneOfItsKind = kindsOfPage.includes(path);
      await page.setViewportSize(phone);
      await site.open(path);
      for (const width of isOneOfItsKind ? [1280, 320] : [320]) {
        await expectFitAt(page, path, width);
        if (isOneOfItsKind && width === 320) await expectAccessibleToItsEnd(site, page, `${path} at ${width} px`);
      }
    }
  });

test('fits every page at 1280 px, and has no axe violation on one of each kind', { tag: '@long' }, async ({
  site,
  page,
}) => {
  test.setTimeout(180_000);
  await installProbe(page);
  const { all, kindsOfPage } = await pagesOfSite();
  for (const path of all) {
    await site.open(path);
    await expectFitAt(page, path, 1280);
    if (kindsOfPage.includes(path)) await expectAccessibleToItsEnd(site, page, `${path} at 1280 px`);
  }
});

async function pagesOfSite() {
  const [newest = '/blogs', ...posts] = (await postRoutes()).slice(0, 3);
  const pages = [...routes, ...(await releaseRoutes()), ...posts, '/blogs/nobody-wrote-this'];
  const kindsOfPage = [...onePageOfEachKind, newest];
  return { kindsOfPage, all: [...new Set([...kindsOfPage, ...pages])] };
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
