import type { Page } from '@playwright/test';
import { scrollToEnd, waitUntilHydrated } from '../../support/visit.ts';

/** Waits until nothing on the page will change by itself: hydrated, every picture and font loaded, scrolled to the top. */
export async function settle(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  await scrollToEnd(page);
  await fillFragments(page);
  await startCarousels(page);
  await loadPictures(page);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * A fragment that the server left out appears near the view once its code is loaded. The footer's is hydrated last, and would otherwise
 * change while boxes are read. Content that grew above a fragment may have moved it out of view again.
 */
async function fillFragments(page: Page) {
  await page.waitForFunction(() => {
    const areas = document.querySelectorAll('[data-fragment] > :empty, footer [data-fragment] > :not([data-live])');
    areas[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return areas.length === 0;
  });
}

/** A carousel in view is a list until its fragment is hydrated and its code has loaded. One that rests as a grid remains one. */
async function startCarousels(page: Page) {
  await page.waitForFunction(() => {
    const waiting = document.querySelector(
      '[aria-roledescription="carousel"][data-state="list"][data-navigation="true"]',
    );
    waiting?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return waiting === null;
  });
}

async function loadPictures(page: Page) {
  await page.evaluate(() => {
    for (const picture of document.images) {
      picture.loading = 'eager';
      // Else a busy browser paints the page first and the picture in a later frame.
      picture.decoding = 'sync';
    }
  });
  // Decoding fails at once for a picture that is just being replaced by another size. One that fails to load is complete too, and visible.
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
  await page.evaluate(async () => {
    await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
