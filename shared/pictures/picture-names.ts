import { hash } from 'node:crypto';
import { type PictureSource, socialCardSize } from '@site/contracts/picture';

export const formats = ['avif', 'webp'] as const;

/** Identifies a master. In a file's name it lets the file be cached for ever. */
export function masterHash(master: Buffer): string {
  return hash('sha256', master, 'hex').slice(0, 8);
}

/**
 * Names of all files of a picture, without needing an encoder.
 * @example
 * pictureNames({ stem: 'roof', widths: [400], width: 1600 }); // ['roof-400.avif', 'roof-400.webp', …]
 */
export function pictureNames({ stem, widths, width }: PictureSource): string[] {
  const sizes = widths.flatMap((step) => formats.map((format) => `${stem}-${step}.${format}`));
  return width < socialCardSize.picture ? sizes : [...sizes, cardName(stem)];
}

export function cardName(stem: string): string {
  return `${stem}-card.jpg`;
}
