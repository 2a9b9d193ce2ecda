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

test('gives 44 px targets in open menu', async ({ site, page }) => {
  await installProbe(page);
  await site.open('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  for (const summary of await page.getByRole('dialog').locator('summary').all()) await summary.tap();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Plumbing' })).toBeVisible();
  expect(await smallTargets(page, 44)).toEqual([]);
});
