import sharp from 'sharp';

/** A camera's full size. Decoded, it takes 160 MB. */
const maxPixels = 40_000_000;

const maxBytes = 20_000_000;

/** What a master has to be, in words for those who make it. */
export const masterRule = `a still WebP picture of at most ${maxPixels / 1_000_000} million pixels and ${maxBytes / 1_000_000} MB`;

/** Why no picture is made of this master, such as 'is no WebP picture'. Reads its head only, whatever size it claims. */
export async function pictureFault(master: Buffer): Promise<string | undefined> {
  if (master.length > maxBytes) return tooLarge(master.length);
  // Looked at here, because sharp reads drawings too, and those may name other files or unfold without end.
  if (master.toString('latin1', 0, 4) !== 'RIFF' || master.toString('latin1', 8, 12) !== 'WEBP')
    return 'is no WebP picture';
  const head = await sharp(master, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) return 'is no picture that can be read';
  if (head.width * head.height > maxPixels) return `has ${head.width} x ${head.height} pixels`;
  return head.pages === undefined ? undefined : 'moves';
}

/** The same for a file that is too large to be read at all. */
export function tooLarge(bytes: number): string | undefined {
  return bytes > maxBytes ? `has ${Math.ceil(bytes / 1_000_000)} MB` : undefined;
}
