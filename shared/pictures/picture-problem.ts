import path from 'node:path';
import sharp from 'sharp';

/** A camera's full size. Decoded, it takes 160 MB. */
const maxPixels = 40_000_000;

const maxBytes = 20_000_000;

/** What masters may be, with the endings of their files; the first is the one to recommend. */
const endingsOf = { JPEG: ['jpg', 'jpeg'], PNG: ['png'], WebP: ['webp'] };

/** `jpg`, `png` and so on. */
export const masterEndings = Object.values(endingsOf).flat();

const formatNames = 'JPEG, PNG or WebP';

/** The rule for masters, as error messages word it. */
const masterRule = `a still ${formatNames} picture of at most ${maxPixels / 1_000_000} million pixels and ${maxBytes / 1_000_000} MB`;

/**
 * Why this master cannot be used and what to do, in one sentence that begins with the name of its file. Reads only its header,
 * whatever size it claims.
 * @example
 * const problem = await pictureProblem(master, 'roof.webp'); // 'roof.webp is a PNG picture; name it roof.png'
 */
export async function pictureProblem(master: Buffer, file: string): Promise<string | undefined> {
  if (master.length === 0) return replaceMaster(file, 'is empty');
  const large = tooLarge(master.length, file);
  if (large) return large;
  // Checked first, because sharp reads SVG too, which may name other files or expand without end.
  const wrongFormat = formatProblem(file, formatOf(master));
  if (wrongFormat) return wrongFormat;
  const head = await sharp(master, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) return replaceMaster(file, 'cannot be read as a picture');
  if (head.width * head.height > maxPixels) return replaceMaster(file, `has ${head.width} x ${head.height} pixels`);
  return (head.pages ?? 1) > 1 || isMovingPng(master) ? replaceMaster(file, 'moves') : undefined;
}

/** The same for a file that is too large to be read at all. */
export function tooLarge(bytes: number, file: string): string | undefined {
  return bytes > maxBytes ? replaceMaster(file, `has ${Math.ceil(bytes / 1_000_000)} MB`) : undefined;
}

/** `roof.webp is damaged; replace it with …` */
export function replaceMaster(file: string, problem: string): string {
  return `${path.basename(file)} ${problem}; replace it with ${masterRule}`;
}

type Format = keyof typeof endingsOf | 'HEIC';

/** By the first bytes, whatever the file is called. */
function formatOf(master: Buffer): Format | undefined {
  const head = master.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'WebP';
  return /^ftyp(?:he[iv]|mif|msf)/.test(head.slice(4)) ? 'HEIC' : undefined;
}

function formatProblem(file: string, format: Format | undefined): string | undefined {
  const { base, name, ext } = path.parse(file);
  if (format === undefined) return replaceMaster(file, `is not a ${formatNames} picture`);
  if (format === 'HEIC')
    return `${base} is a HEIC picture, which most browsers cannot show; open it, export it as JPEG and name that ${name}.jpg`;
  const endings = endingsOf[format];
  return endings.includes(ext.slice(1)) ? undefined : `${base} is a ${format} picture; name it ${name}.${endings[0]}`;
}

/** An animated PNG says so before its first picture, which is the only one that sharp sees. */
function isMovingPng(master: Buffer): boolean {
  return formatOf(master) === 'PNG' && master.subarray(0, master.indexOf('IDAT')).includes('acTL');
}
