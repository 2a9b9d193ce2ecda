import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Photographs the whole page, opened with reduced motion, until two pictures in a row are alike. For a tall page the browser drops what it
 * has decoded and painted, and under load a screenshot may be taken before it has done both again.
 */
export async function takePicture(page: Page): Promise<Buffer> {
  let [before, now] = [await photographWhole(page), await photographWhole(page)];
  while (!now.equals(before)) [before, now] = [now, await photographWhole(page)];
  return now;
}

/** Small enough for the repository: half the size, where the edges of letters no longer differ from run to run. */
export async function shrinkForBaseline(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize(Math.round(width / 2))
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/**
 * Playwright's own way to stop animations runs those on a scroll timeline to their end, which shows the scroll-to-top button at the top.
 * Dates are covered, because they are different tomorrow.
 */
function photographWhole(page: Page): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    caret: 'hide',
    scale: 'css',
    mask: [page.locator('time')],
    maskColor: '#9aa6a2',
  });
}
