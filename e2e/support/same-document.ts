import { expect, type Page } from '@playwright/test';

/** Answers with a check that the document was not loaded anew since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return async () => expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
}
