import type { Browser, Page } from '@playwright/test';

/** The page as it stands, in a browser that runs axe but none of the page's scripts: where scripts are off, axe cannot run either. */
export async function copyOf(page: Page, browser: Browser): Promise<Page> {
  // The journey's own settings, scripts off among them, would hold here too.
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  const copy = await context.newPage();
  const body = await page.content();
  await context.route(page.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  // Nor does axe look at pictures.
  await context.route(/\.(?:js|avif|webp)$/, (route) => route.abort());
  await copy.goto(page.url());
  return copy;
}
