import type { Page } from '@playwright/test';

/** Sets the size of text in the browser's own settings, in percent of the usual 16 px. Media queries in `rem` follow it, which they do not for a page's styles. */
export async function setBrowserFont(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
}
