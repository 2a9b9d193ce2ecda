import { expect, type Page } from '@playwright/test';

/** The first 60 characters of each text in `main` that nobody can see. */
export function unseen(page: Page) {
  return page.locator('main :is(h1, h2, h3, p, li)').evaluateAll((blocks) =>
    blocks
      .filter((block) => !block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((block) => !block.closest('details:not([open]), .visually-hidden, [aria-hidden], [data-chrome], nav'))
      .map((block) => block.textContent?.slice(0, 60))
      .filter(Boolean),
  );
}

/** Scrolls by the wheel to the end of the page. */
export async function scrollThrough(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await twoFrames(page);
    expect(await page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight)).toBe(
      true,
    );
  }).toPass({ intervals: [20], timeout: 40_000 });
}

export function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
