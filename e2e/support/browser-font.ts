import type { Page } from '@playwright/test';

/** Sets the text size in the browser's settings, in percent of 16 px. Media queries in `rem` follow it, but not a page's own styles. */
export async function setBrowserFont(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
}
