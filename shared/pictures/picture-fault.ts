import sharp from 'sharp';

/** A camera's full size. Decoded, it takes 160 MB. */
const maxPixels = 40_000_000;

const maxBytes = 20_000_000;

/** The rule for masters, as error messages word it. */
export const masterRule = `a still WebP picture of at most ${maxPixels / 1_000_000} million pixels and ${maxBytes / 1_000_000} MB`;

/**
 * Why this master cannot be used, such as 'is not a WebP picture'. Reads only its header, whatever size it claims.
 * @example
 * const fault = await pictureFault(master);
 * if (fault) throw new Error(`${file} ${fault}; it must be ${masterRule}.`);
 */
export async function pictureFault(master: Buffer): Promise<string | undefined> {
  if (master.length > maxBytes) return tooLarge(master.length);
  // Checked first, because sharp reads SVG too, which may name other files or expand without end.
  if (master.toString('latin1', 0, 4) !== 'RIFF' || master.toString('latin1', 8, 12) !== 'WEBP')
    return 'is not a WebP picture';
  const head = await sharp(master, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) return 'cannot be read as a picture';
  if (head.width * head.height > maxPixels) return `has ${head.width} x ${head.height} pixels`;
  return head.pages === undefined ? undefined : 'moves';
}

/** The same for a file that is too large to be read at all. */
export function tooLarge(bytes: number): string | undefined {
  return bytes > maxBytes ? `has ${Math.ceil(bytes / 1_000_000)} MB` : undefined;
}
