import type { PictureSource } from '@site/contracts/picture';

/**
 * A picture's files for `srcset`; `base` is the address of the files of the part that shows it.
 * @example
 * avifSet({ stem: 'roof', widths: [400, 800] }, '/_/blog/'); // '/_/blog/roof-400.avif 400w, /_/blog/roof-800.avif 800w'
 */
export function avifSet({ stem, widths }: Pick<PictureSource, 'stem' | 'widths'>, base: string): string {
  const address = pictureAddress(stem, base);
  return widths.map((one) => `${address}-${one}.avif ${one}w`).join(', ');
}

/** Only a part's own pictures are below `base`; those of posts have an address on this site or another. */
export function pictureAddress(stem: string, base: string): string {
  return /^\/|:/.test(stem) ? stem : base + stem;
}
