import { escapeHtml } from '@site/text/escape-html';
import sharp, { type OverlayOptions } from 'sharp';
import { type Column, sheet, widthOf } from './sheet-layout.ts';

/** Lays columns side by side, the address of each page above its first. `pictureOf` answers a page in its shown size. */
export async function drawSheet(
  columns: Column[],
  width: number,
  pictureOf: (path: string) => Buffer,
): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  let left = sheet.gap;
  for (const column of columns) {
    if (column.isFirst) layers.push({ input: label(`${column.path}  ${width} px`, column.width), left, top: 10 });
    layers.push({ input: await cut(pictureOf(column.path), column), left, top: sheet.label });
    left += column.width + sheet.gap;
  }
  const height = sheet.label + Math.max(...columns.map((column) => column.height)) + sheet.gap;
  return sharp({ create: { width: widthOf(columns), height, channels: 3, background: '#8d9995' } })
    .composite(layers)
    .jpeg({ quality: 86 })
    .toBuffer();
}

function cut(picture: Buffer, { top, width, height }: Column): Promise<Buffer> {
  return sharp(picture).extract({ left: 0, top, width, height }).toBuffer();
}

function label(words: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32"><text y="24" font-family="sans-serif" font-size="15" fill="#fff">${escapeHtml(words)}</text></svg>`,
  );
}
