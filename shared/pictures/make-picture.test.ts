import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

beforeEach(() => jest.resetModules());

it('encodes with one thread on machines of any size, because the bytes of AVIF depend on their number', async () => {
  // What sharp would choose on a machine with four cores, except with glibc's memory allocator.
  sharp.concurrency(4);
  await import('./make-picture.ts');
  expect(sharp.concurrency()).toBe(1);
});

it('turns a picture as its camera says, and measures it so', async () => {
  const { describePicture, pictureFiles } = await import('./make-picture.ts');
  // Stored on its side, the sky on the left.
  const sky = await sharp({ create: { width: 450, height: 1600, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const master = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#00ff00' } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer();
  const source = await describePicture(master, { file: 'field.webp', stem: 'field' });
  expect([source.width, source.height]).toEqual([1600, 900]);
  for (const { name, make } of pictureFiles(master, { ...source, widths: [200] })) {
    const picture = sharp(await make());
    const { width = 0 } = await picture.metadata();
    const corner = picture.extract({ left: width - 80, top: 2, width: 80, height: 20 }).png();
    const { channels } = await sharp(await corner.toBuffer()).stats();
    expect([name, Math.round((channels[2]?.mean ?? 0) / 100)]).toEqual([name, 3]);
  }
});

it('makes a picture once for the builds that ask for it at the same time', async () => {
  const { describePicture, pictureFiles } = await import('./make-picture.ts');
  const master = await field(`#${randomBytes(3).toString('hex')}`)
    .webp()
    .toBuffer();
  const source = await describePicture(master, { file: 'field.webp', stem: 'field' });
  const make = () => Promise.all(pictureFiles(master, source).map((file) => file.make()));
  const [browser, server] = await Promise.all([make(), make()]);
  expect(browser).not.toHaveLength(0);
  for (const [index, file] of browser.entries()) expect(server[index]).toBe(file);
});

const orange = '#cc6633';
/** A colour that printing inks can show. */
const brick = '#a87c5c';

it.each<[what: string, file: string, write: () => Sharp]>([
  ['a JPEG', 'field.jpg', () => field().jpeg()],
  ['a JPEG of a phone (Display P3)', 'field.jpg', () => field().withIccProfile('p3').jpeg()],
  ['a WebP of Display P3', 'field.webp', () => field().withIccProfile('p3').webp()],
  ['a PNG', 'field.png', () => field().png()],
  ['a PNG with a palette', 'field.png', () => field().png({ palette: true })],
  ['a PNG of 16 bits', 'field.png', () => field().toColourspace('rgb16').png()],
  ['a PNG of 16 bits in sRGB', 'field.png', () => field().toColourspace('rgb16').withIccProfile('srgb').png()],
  ['a PNG of 16 bits in Display P3', 'field.png', () => field().toColourspace('rgb16').withIccProfile('p3').png()],
])('shows the colours of %s as its author sees them', async (_what, file, write) => {
  for (const [name, distance] of await distances(file, orange, write))
    expect([name, distance < 6]).toEqual([name, true]);
});

it.each<[what: string, write: () => Sharp]>([
  ['with its profile', () => field(brick).toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
  ['without a profile', () => field(brick).toColourspace('cmyk').jpeg()],
])('shows a JPEG for print (CMYK) %s about as its author sees it', async (_what, write) => {
  const found = await distances('field.jpg', brick, write);
  for (const [name, distance] of found) expect([name, distance < 20]).toEqual([name, true]);
});

it.each<[what: string, file: string, write: () => Sharp]>([
  ['JPEG', 'field.jpg', () => field().toColourspace('b-w').jpeg()],
  ['PNG', 'field.png', () => field().toColourspace('b-w').png()],
  ['PNG of 16 bits', 'field.png', () => field().toColourspace('grey16').png()],
  ['transparent PNG', 'field.png', () => field().ensureAlpha(0.9).toColourspace('b-w').png()],
])('makes pictures of a grey %s', async (_what, file, write) => {
  const { describePicture, pictureFiles } = await import('./make-picture.ts');
  const master = await write().toBuffer();
  const source = await describePicture(master, { file, stem: 'field' });
  const shades = new Set(source.colour.match(/[0-9a-f]{2}/g));
  expect([...shades].map((shade) => Math.round(Number.parseInt(shade, 16) / 16))).toEqual([8]);
  for (const { make } of pictureFiles(master, { ...source, widths: [200] }))
    expect((await sharp(await make()).metadata()).depth).toBe('uchar');
});

function field(background = orange) {
  return sharp({ create: { width: 900, height: 600, channels: 3, background } });
}

/** How far the colours of what is made of a master are from its author's, by file; the first is the one that pages show before. */
async function distances(file: string, expected: string, write: () => Sharp): Promise<[string, number][]> {
  const { describePicture, pictureFiles } = await import('./make-picture.ts');
  const master = await write().toBuffer();
  const source = await describePicture(master, { file, stem: 'field' });
  const found: [string, number][] = [['colour', distance(source.colour, expected)]];
  for (const { name, make } of pictureFiles(master, { ...source, widths: [200] })) {
    const picture = sharp(await make());
    const { depth, hasProfile, space } = await picture.metadata();
    expect([name, depth, hasProfile, space]).toEqual([name, 'uchar', false, 'srgb']);
    // The last pixel: on the left of the card is the company's panel.
    const pixels = await picture.resize(4, 4).raw().toBuffer();
    found.push([name, distance(`#${pixels.subarray(-3).toString('hex')}`, expected)]);
  }
  return found;
}

/** The largest difference of a channel. */
function distance(one: string, other: string): number {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const others = channels(other);
  return Math.max(...channels(one).map((channel, at) => Math.abs(channel - (others[at] ?? 0))));
}

it('reuses what a build in the folder of a part encoded in builds of the whole checkout', async () => {
  const { files, cache } = await openCheckout();
  for (const { make } of files) await make();
  expect(readdirSync(cache)).toHaveLength(files.length);
});

it('makes a picture again whose file in the cache a power cut left empty', async () => {
  const { files, cache } = await openCheckout();
  for (const { make } of files) await make();
  for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), '');
  for (const { make } of files) expect(await make()).not.toHaveLength(0);
});

/** A checkout with a cache of its own, and the files of a small picture. */
async function openCheckout() {
  const checkout = realpathSync(mkdtempSync(path.join(tmpdir(), 'checkout-')));
  const part = path.join(checkout, 'mfe-blog');
  mkdirSync(part);
  writeFileSync(path.join(checkout, 'package-lock.json'), '{}');
  jest.spyOn(process, 'cwd').mockReturnValue(part);
  const { pictureFiles } = await import('./make-picture.ts');
  const master = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const files = pictureFiles(master, { stem: 'red', widths: [8], width: 8, height: 8, colour: '#ff0000' });
  return { files, cache: path.join(checkout, 'node_modules/.cache/pictures') };
}
