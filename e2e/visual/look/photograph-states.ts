import type { Browser } from '@playwright/test';
import { siteUrl } from '../../support/address.ts';
import { type Pictures, shrinkForSheet } from './contact-sheet.ts';
import { type State, states } from './states.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Every state as a visitor sees it, without what is below the fold: by name, then by width. */
export async function photographStates(browser: Browser): Promise<Pictures> {
  const pictures: Pictures = new Map();
  for (const state of states) {
    const byWidth = new Map<number, Buffer>();
    for (const size of sizes.filter(({ width }) => state.isAt?.(width) ?? true))
      byWidth.set(size.width, await shrinkForSheet(await photographState(browser, state, size), size.width));
    pictures.set(state.name, byWidth);
    console.log(state.name);
  }
  return pictures;
}

async function photographState(browser: Browser, { name, reach }: State, viewport: (typeof sizes)[number]) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport,
    isMobile: viewport.width < 1200,
    baseURL: siteUrl,
  });
  // The loader marks functions with this helper, and Playwright sends their source to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    await reach(page);
    // Otherwise the clicked element would be shown as hovered.
    await page.mouse.move(0, 0);
    // A screenshot of the whole page would wait for pictures whose requests are paused.
    return await page.screenshot({ caret: 'hide', scale: 'css', animations: 'disabled' });
  } catch (error) {
    throw new Error(`'${name}' was not reached at ${viewport.width} px.`, { cause: error });
  } finally {
    await context.close();
  }
}
