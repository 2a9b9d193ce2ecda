import type { Page } from '@playwright/test';

/** Counts the page's view transitions from its next load on. */
export async function countPageChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    Object.assign(window, { crossFades: 0 });
    document.startViewTransition = (...given) => {
      Object.assign(window, { crossFades: Number(Reflect.get(window, 'crossFades')) + 1 });
      return start.apply(document, given);
    };
  });
}

export function crossFades(page: Page): Promise<number> {
  return page.evaluate('crossFades');
}
