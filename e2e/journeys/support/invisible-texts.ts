import type { Page } from '@playwright/test';

/** The first 60 characters of each text in `main` that nobody can see. */
export function invisibleTexts(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, li)').evaluateAll((blocks) =>
    blocks
      .filter((block) => !block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((block) => !block.closest('details:not([open]), .visually-hidden, [aria-hidden], [data-chrome], nav'))
      .map((block) => block.textContent.slice(0, 60))
      .filter(Boolean),
  );
}
