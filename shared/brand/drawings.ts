import { LOGO, RIBBON, WORDMARK } from './mark.ts';
import { colours } from './metadata.ts';

const { deep, gold, paper, sage } = colours;

/**
 * The panel beside the picture of a social card: symbol above wordmark, on the company's ground. Width and height in pixels.
 * @example
 * const panel = await sharp(Buffer.from(panelSvg(360, 630))).png().toBuffer();
 */
export function panelSvg(width: number, height: number): string {
  const symbol = 176;
  const word = 244;
  const scale = word / WORD.width;
  const top = (height - symbol - 40 - WORD.height * scale) / 2;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${deep}"/>`,
    `<rect x="${width - 6}" width="6" height="${height}" fill="${gold}"/>`,
    `<g transform="translate(${(width - 6 - symbol) / 2} ${top}) scale(${symbol / 48})">${ribbon}</g>`,
    `<g transform="translate(${(width - 6 - word) / 2} ${top + symbol + 40}) scale(${scale}) translate(-60 -6)"><path d="${WORDMARK}" transform="${LOGO.word}" fill="${paper}"/></g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** The letters' own box within the logo: they begin at 60 and stand on 39.5. */
const WORD = { width: LOGO.width - 60, height: 34 };

const ribbon = `<path d="${RIBBON.roof}" fill="${gold}"/><path d="${RIBBON.wall}" fill="${paper}"/><path d="${RIBBON.floor}" fill="${sage}"/>`;
