import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack, type Stats } from '@rspack/core';
import { temporaryFolder } from '@site/testing/temporary-folder';
import sharp from 'sharp';
import { SizedPicturesPlugin } from './sized-pictures-plugin.ts';

it('emits every size under its master’s hash, the same in each build', async () => {
  const [first, second] = [await build(), await build()];
  expect(Object.keys(first)).toEqual(Object.keys(second));
  expect(
    Object.values(first).every((bytes, number) => bytes.equals(Object.values(second)[number] ?? Buffer.alloc(0))),
  ).toBe(true);
  const [[stem, source] = ['', undefined]] = Object.entries(JSON.parse(String(first['index.json'])));
  expect(stem).toMatch(/^\/uploads\/posts\/tanks-[0-9a-f]{8}$/);
  expect(source).toMatchObject({ stem, width: 1280 });
  expect(Object.keys(first)).toContainEqual(expect.stringMatching(/^wall-[0-9a-f]{8}-300\.webp$/));
  const names = Object.keys(first).filter((name) => name.startsWith(`${path.basename(stem)}-`));
  expect(names).toHaveLength(11);
  expect(names).toContain(`${path.basename(stem)}-1280.avif`);
}, 60_000);

it('builds again after a picture that could not be read has been replaced', async () => {
  const { folder, compiler, run } = open();
  const wall = path.join(folder, 'pictures/wall.png');
  writeFileSync(wall, 'damaged');
  expect(await run()).toContain('wall.png');
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336655' } }).toFile(wall);
  expect(await run()).toBe('');
  expect(readdirSync(path.join(folder, 'dist/pictures'))).toContainEqual(expect.stringMatching(/^wall-.*\.webp$/));
  await promisify(compiler.close.bind(compiler))();
});

async function build(): Promise<Record<string, Buffer>> {
  const { folder, compiler, run } = open();
  cpSync(path.resolve('mfe-blog/pictures/post-water-tank.webp'), path.join(folder, 'pictures/tanks.webp'));
  const photograph = sharp({ create: { width: 300, height: 200, channels: 3, background: '#336655' } });
  await photograph.jpeg().toFile(path.join(folder, 'pictures/wall.jpg'));
  expect(await run()).toBe('');
  await promisify(compiler.close.bind(compiler))();
  const made = path.join(folder, 'dist/pictures');
  return Object.fromEntries(
    readdirSync(made)
      .sort()
      .map((name) => [name, readFileSync(path.join(made, name))]),
  );
}

/** A compiler whose pictures are in `pictures/`; `run` returns the errors of a build. */
function open() {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'pictures'));
  writeFileSync(path.join(folder, 'main.js'), 'export {};');
  const compiler = rspack({
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [new SizedPicturesPlugin({ masters: 'pictures', address: '/uploads/posts/' })],
  });
  const run = () =>
    promisify<Stats | undefined>(compiler.run.bind(compiler))().then(
      (stats) => (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : ''),
      String,
    );
  return { folder, compiler, run };
}
