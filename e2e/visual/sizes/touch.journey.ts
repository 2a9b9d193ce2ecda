import type { Locator } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { expectFit } from '../../support/fit.ts';
import { installProbe } from '../../support/probe.ts';
import { onePageOfEachKind } from '../../support/routes.ts';
import { smallTargets } from '../../support/targets.ts';
import { phone } from '../../support/visit.ts';

test.use({
  ...phone,
  contextOptions: { reducedMotion: 'reduce' },
});

test('gives fingers 44 px targets on every kind of page', { tag: '@long' }, async ({ site, page }) => {
  test.setTimeout(120_000);
  await installProbe(page);
  for (const path of onePageOfEachKind) {
    await page.goto(path);
    await site.waitUntilHydrated();
    await expectFit(page, path);
    expect.soft(await smallTargets(page, 44), `targets under 44 px on ${path}`).toEqual([]);
  }
});

test('fills each row of a banner’s buttons from edge to edge', async ({ page }) => {
  for (const path of ['/our-approach', '/healthcare']) {
    await page.goto(path);
    const buttons = page.locator('main header [data-variant]').first().locator('..');
    expect.soft(await ragOf(buttons), path).toEqual([]);
  }
});

test('gives 44 px targets in open menu', async ({ site, page }) => {
  await installProbe(page);
  await site.open('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  for (const summary of await page.getByRole('dialog').locator('summary').all()) await summary.tap();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Plumbing' })).toBeVisible();
  expect(await smallTargets(page, 44)).toEqual([]);
});

/** The space after the last element of each row that has one. */
function ragOf(row: Locator): Promise<number[]> {
  return row.evaluate((box) => {
    const { right } = box.getBoundingClientRect();
    const ends: Record<string, number> = {};
    for (const child of box.children) {
      const place = child.getBoundingClientRect();
      // Elements of one row are centred on it.
      ends[Math.round((place.top + place.bottom) / 2)] = place.right;
    }
    return Object.values(ends)
      .map((end) => Math.round(right - end))
      .filter((space) => space > 1);
  });
}
