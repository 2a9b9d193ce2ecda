import type { Page } from '@playwright/test';

/** Sets the width of the window and waits until the page has adapted. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  // Resize observers report after the first frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
