import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { escapeHtml } from '@site/text/escape-html';
import sharp from 'sharp';

/** Widths of pages, and how wide each is shown, so that its words can still be read. */
export const widths = [
  { width: 360, shown: 306 },
  { width: 768, shown: 460 },
  { width: 1280, shown: 640 },
  { width: 1920, shown: 806 },
];

/** The pictures of each view, by width. */
export type Pictures = Map<string, Map<number, Buffer>>;

const sheet = { width: 2032, height: 1580 };
const gap = 28;

/** Shrinks a picture to the size in which pages of this width are shown. */
export function shrinkForSheet(picture: Buffer, width: number): Promise<Buffer> {
  const size = widths.find((one) => one.width === width);
  return sharp(picture).resize(size?.shown).png({ compressionLevel: 3 }).toBuffer();
}

/** Writes a document with all pictures of one width in columns, and photographs of it, sheet by sheet. Returns how many there are. */
export async function drawSheets(
  browser: Browser,
  folder: string,
  { width, shown }: (typeof widths)[number],
  pictures: Pictures,
): Promise<number> {
  const figures: string[] = [];
  for (const [view, byWidth] of pictures) {
    const picture = byWidth.get(width);
    if (picture) figures.push(await writeFigure(folder, `${width} px ${view}`, picture));
  }
  if (figures.length === 0) return 0;

  const file = path.join(folder, `${width}.html`);
  await writeFile(file, documentOf(shown, figures));
  const page = await browser.newPage({ viewport: sheet });
  await page.goto(pathToFileURL(file).href);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const count = Math.ceil(height / sheet.height);
  for (let place = 0; place < count; place++) {
    const clip = { ...sheet, x: 0, y: place * sheet.height };
    const name = `${width}-${String(place + 1).padStart(2, '0')}.png`;
    await page.screenshot({ path: path.join(folder, name), fullPage: true, clip });
  }
  await page.close();
  return count;
}

/** A column breaks a background, but never an `img`. */
async function writeFigure(folder: string, title: string, picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  const file = `pictures/${title.replace(/\W+/g, '-')}.png`;
  await writeFile(path.join(folder, file), picture);
  return `<figure><figcaption>${escapeHtml(title)}</figcaption><div style="width: ${width}px; height: ${height}px; background: url(${file})"></div></figure>`;
}

/** Each row of columns is as high as a sheet. */
function documentOf(columnWidth: number, figures: string[]): string {
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>The look of the site</title>
<style>
body {
  margin: 0;
  padding: 0 ${gap}px;
  columns: ${columnWidth}px;
  column-height: ${sheet.height - gap}px;
  column-wrap: wrap;
  column-fill: auto;
  gap: ${gap}px;
  background: #8d9995;
  color: #fff;
  font: 15px sans-serif;
}
figure {
  margin: 0 0 ${gap}px;
  break-inside: avoid;
}
figcaption {
  padding: 12px 0;
  break-after: avoid;
}
</style>
${figures.join('\n')}
</html>
`;
}
