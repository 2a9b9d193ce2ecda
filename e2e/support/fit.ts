import { expect, type Page } from '@playwright/test';
import { overlappingTargets } from './targets.ts';
import { lostWords, sidewaysScroll } from './words.ts';

/** Softly expects that everything fits: no horizontal scrolling, no word cut off, no control on top of another. */
export async function expectFit(page: Page, where: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `pixels to scroll sideways, ${where}`).toBeLessThanOrEqual(0);
  expect.soft(await lostWords(page), `words, ${where}`).toEqual([]);
  expect.soft(await overlappingTargets(page), `controls on each other, ${where}`).toEqual([]);
}

/** Sets the width of the window and waits until the page has adapted. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  // Resize observers report after the first frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
