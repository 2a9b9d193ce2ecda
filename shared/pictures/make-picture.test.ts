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
