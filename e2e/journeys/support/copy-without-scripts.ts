import type { Browser, Page } from '@playwright/test';

/** A copy of the page in a browser that runs axe but none of the page's scripts: with scripts off, axe could not run either. */
export async function copyWithoutScripts(page: Page, browser: Browser): Promise<Page> {
  // A context of its own: the journey's settings, such as scripts off, would apply otherwise.
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  const copy = await context.newPage();
  const body = await page.content();
  await context.route(page.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  // axe does not look at pictures.
  await context.route(/\.(?:js|avif|webp)$/, (route) => route.abort());
  await copy.goto(page.url());
  return copy;
}
