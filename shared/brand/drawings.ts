import { LOGO, RIBBON, WORDMARK } from './mark.ts';
import { colours } from './metadata.ts';

const { deep, teal, gold, paper, sage } = colours;

const onLight = { roof: gold, wall: teal, floor: deep };
const onDeep = { roof: gold, wall: paper, floor: sage };

/**
 * The tab's icon: the symbol alone, in the paints that stand out on a light and on a dark tab.
 * @example
 * writeFileSync('favicon.svg', iconSvg());
 */
export function iconSvg(): string {
  const dark = Object.entries(onDeep).map(([part, paint]) => `.${part}{fill:${paint}}`);
  return svg(48, 48, `<style>@media (prefers-color-scheme:dark){${dark.join('')}}</style>${ribbon(onLight)}`);
}

/** The symbol on the company's ground, for places that give icons a shape. `fill` is how much of the side the symbol takes. */
export function tileSvg(fill: number, corner = 0): string {
  const side = 48 / fill;
  const edge = (side - 48) / 2;
  return svg(
    side,
    side,
    `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${deep}"/><g transform="translate(${edge} ${edge})">${ribbon(onDeep)}</g>`,
  );
}

/** The panel beside the picture of a social card: symbol above wordmark, on the company's ground. */
export function panelSvg(width: number, height: number): string {
  const symbol = 176;
  const word = 244;
  const scale = word / WORD.width;
  const top = (height - symbol - 40 - WORD.height * scale) / 2;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${deep}"/>`,
    `<rect x="${width - 6}" width="6" height="${height}" fill="${gold}"/>`,
    `<g transform="translate(${(width - 6 - symbol) / 2} ${top}) scale(${symbol / 48})">${ribbon(onDeep)}</g>`,
    `<g transform="translate(${(width - 6 - word) / 2} ${top + symbol + 40}) scale(${scale}) translate(-60 -6)"><path d="${WORDMARK}" transform="${LOGO.word}" fill="${paper}"/></g>`,
  ];
  return svg(width, height, parts.join(''));
}

/** The letters' own box within the logo: they begin at 60 and stand on 39.5. */
const WORD = { width: LOGO.width - 60, height: 34 };

function ribbon(paints: Record<keyof typeof RIBBON, string>): string {
  return [
    ['roof', paints.roof, RIBBON.roof],
    ['wall', paints.wall, RIBBON.wall],
    ['floor', paints.floor, RIBBON.floor],
  ]
    .map(([part, paint, path]) => `<path class="${part}" d="${path}" fill="${paint}"/>`)
    .join('');
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}
