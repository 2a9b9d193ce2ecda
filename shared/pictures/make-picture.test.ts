import { mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

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
  const source = await describePicture(master, 'field');
  expect([source.width, source.height]).toEqual([1600, 900]);
  for (const { name, make } of pictureFiles(master, { ...source, widths: [200] })) {
    const picture = sharp(await make());
    const { width = 0 } = await picture.metadata();
    const corner = picture.extract({ left: width - 80, top: 2, width: 80, height: 20 }).png();
    const { channels } = await sharp(await corner.toBuffer()).stats();
    expect([name, Math.round((channels[2]?.mean ?? 0) / 100)]).toEqual([name, 3]);
  }
});

it('reuses what a build in the folder of a part encoded in builds of the whole checkout', async () => {
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
  for (const { make } of files) await make();
  expect(readdirSync(path.join(checkout, 'node_modules/.cache/pictures'))).toHaveLength(files.length);
});
