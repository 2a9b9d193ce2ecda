import type { Page } from '@playwright/test';

/** Scrolls every part of the page into view once, so that lazy content loads. */
export async function scrollToEnd(page: Page, pauseMs = 50): Promise<void> {
  await page.evaluate(async (ms) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      // Does not wait for frames: a headless browser on a busy machine may paint none for a minute.
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }, pauseMs);
}
