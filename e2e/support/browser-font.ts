import type { Page } from '@playwright/test';

/** Sets the font size of the browser's settings, in percent of 16 px. Unlike a page's own font size, it changes media queries in `rem`. */
export async function setBrowserFont(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
}
