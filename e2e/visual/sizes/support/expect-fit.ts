import { expect, type Page } from '@playwright/test';
import { overlappingTargets } from './targets.ts';
import { lostWords, sidewaysScroll } from './words.ts';

/** Softly expects that everything has its place: nothing to scroll sideways for, no word lost, no control on another. */
export async function expectFit(page: Page, where: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `pixels to scroll sideways, ${where}`).toBeLessThanOrEqual(0);
  expect.soft(await lostWords(page), `words, ${where}`).toEqual([]);
  expect.soft(await overlappingTargets(page), `controls on each other, ${where}`).toEqual([]);
}
