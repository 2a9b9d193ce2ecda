import type { Page } from '@playwright/test';
import { onePageOfEachKind } from '../../support/routes.ts';
import { expect, open, test } from '../../support/visit.ts';
import { adoptStyles } from './support/adopt-styles.ts';
import { expectFit } from './support/expect-fit.ts';
import { writeLongWords } from './support/long-words.ts';
import { installProbe } from './support/probe.ts';
import { resize } from './support/resize.ts';

/** WCAG 1.4.12: what a visitor may set without losing a word. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('loses no word with WCAG 1.4.12 spacing, nor at doubled text size', { tag: '@long' }, async ({ page }) => {
  await onEveryKind(page, async (path) => {
    await adoptStyles(page, spacing);
    await fitAt(page, path, [360, 1280]);
    await adoptStyles(page, 'html { font-size: 200% }');
    await fitAt(page, path, [1280, 768]);
    await page.locator('main details').evaluateAll((rows) => {
      for (const row of rows) row.toggleAttribute('open', true);
    });
    await fitAt(page, path, [320]);
  });
});

test('fits words of sixty letters', { tag: '@long' }, async ({ page }) => {
  await onEveryKind(page, async (path) => {
    // What hydrates near the view would find other words than the server's.
    await resize(page, 1280, 9_000);
    await expect(page.locator('main [aria-roledescription="carousel"][data-state="list"]')).toHaveCount(0);
    await writeLongWords(page);
    await fitAt(page, path, [320, 768, 1280]);
  });
});

async function onEveryKind(page: Page, check: (path: string) => Promise<void>) {
  test.setTimeout(120_000);
  await installProbe(page);
  for (const path of onePageOfEachKind) {
    await open(page, path);
    await check(path);
  }
}

async function fitAt(page: Page, path: string, widths: number[]) {
  for (const width of widths) {
    await resize(page, width);
    await expectFit(page, `${path} at ${width} px`);
  }
}
