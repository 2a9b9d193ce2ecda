import { expect, type Page } from '@playwright/test';

/** Scrolls by the wheel to the end of the page, however much the page grows meanwhile; without scripts too. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  while (!(await isAtEnd(page))) {
    const top = await scrolled(page);
    // The last scroll may still have been in progress when the position was read.
    await expect.poll(async () => (await turnWheel(page)) > top || (await isAtEnd(page))).toBe(true);
  }
}

export function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** A busy page may miss a wheel event; then it is sent again. */
async function turnWheel(page: Page): Promise<number> {
  await page.mouse.wheel(0, 500);
  return scrolled(page);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
}
