import type { Page } from '@playwright/test';
import { kinds } from '../../support/routes.ts';
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

test('loses no word with WCAG 1.4.12 spacing', async ({ page }) => {
  await onEveryKind(page, [360, 1280], () => adoptStyles(page, spacing));
});

test('loses no word at doubled text size', async ({ page }) => {
  await onEveryKind(page, [320, 360, 768, 1280], () => adoptStyles(page, 'html { font-size: 200% }'));
});

test('scrolls nothing sideways at doubled text size when every row is open', async ({ page }) => {
  await onEveryKind(page, [320], async () => {
    await adoptStyles(page, 'html { font-size: 200% }');
    await page.locator('main details').evaluateAll((rows) => {
      for (const row of rows) row.toggleAttribute('open', true);
    });
  });
});

test('fits words of sixty letters', async ({ page }) => {
  await onEveryKind(page, [320, 768, 1280], async () => {
    // What hydrates near the view would find other words than the server's.
    await resize(page, 1280, 9_000);
    await expect(page.locator('main [aria-roledescription="carousel"][data-state="list"]')).toHaveCount(0);
    await writeLongWords(page);
  });
});

test.describe('at 200 % zoom', () => {
  // This is what 200 % zoom does on a laptop: half the CSS pixels, each twice as large.
  test.use({ deviceScaleFactor: 2 });

  test('loses no word', async ({ page }) => {
    await onEveryKind(page, [640], async () => {}, 400);
  });
});

async function onEveryKind(page: Page, widths: number[], change: () => Promise<void>, height?: number) {
  test.setTimeout(120_000);
  await installProbe(page);
  for (const path of kinds) {
    await open(page, path);
    await change();
    for (const width of widths) {
      await resize(page, width, height);
      await expectFit(page, `${path} at ${width} px`);
    }
  }
}
