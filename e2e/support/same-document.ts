import { expect, type Page } from '@playwright/test';

/** Returns a check that the document has not been reloaded since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return async () => expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
}
