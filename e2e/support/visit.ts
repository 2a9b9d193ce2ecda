import { expect, type Page } from '@playwright/test';

/** The four dots over a page that is not hydrated yet. */
export const loader = 'div[data-chrome][aria-hidden="true"]';

/** Waits until the page is hydrated: the loader goes after that and never before. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator(loader)).toHaveCount(0);
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page);
}

/** Returns a check that the document has not been reloaded since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return async () => expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
}
