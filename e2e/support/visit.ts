import { expect, type Locator, type Page } from '@playwright/test';
import { createDeferred } from '@site/testing/deferred';

/** The four dots over a page that is not hydrated yet. */
export const loader = 'div[data-chrome][aria-hidden="true"]';

/** Waits until the page is hydrated: the loader, which is in the served HTML, goes after that and never before. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  // Before that the loader may not be there yet.
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator(loader)).toHaveCount(0);
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page);
}

/** The main menu, in the header of every page. */
export function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

export function mainLink(page: Page, name: string): Locator {
  return mainMenu(page).getByRole('link', { name, exact: true });
}

/** Returns a check that the document has not been reloaded since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return async () => expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
}

/** Pauses matching requests until the returned function is called. */
export async function pauseRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: resumed, resolve: resume } = createDeferred();
  await page.route(pattern, async (route) => {
    await resumed;
    // The page may be gone by now, and with it the request.
    await route.continue().catch(() => undefined);
  });
  return resume;
}

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

/** Sets the font size of the browser's settings, in percent of 16 px. Unlike a page's own font size, it changes media queries in `rem`. */
export async function setBrowserFont(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
}

/** A common phone, held upright. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The smallest phone on which the first view must show the main content. */
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };
