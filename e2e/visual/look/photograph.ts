import type { Browser } from '@playwright/test';
import { shrinkForSheet, widths } from './contact-sheet.ts';
import { settle } from './settle.ts';
import { takePicture } from './take-picture.ts';

/** One page in every width, each in the size in which it is shown; by width. */
export async function photograph(browser: Browser, url: string): Promise<Map<number, Buffer>> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  // The loader marks functions with this helper, and Playwright sends their source to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const pictures = new Map<number, Buffer>();
  for (const { width } of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
    await page.goto(url);
    await settle(page);
    pictures.set(width, await shrinkForSheet(await takePicture(page), width));
  }
  await context.close();
  return pictures;
}
