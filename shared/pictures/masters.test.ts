import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describePicture } from './make-picture.ts';

const root = join(import.meta.dirname, '../..');
/** Masters shown by two or more parts are here, all others in their part's `pictures` folder. */
const folders = [
  join(import.meta.dirname, 'masters'),
  ...readdirSync(root)
    .map((part) => join(root, part, 'pictures'))
    .filter((folder) => !folder.startsWith(join(root, 'shared')) && existsSync(folder)),
];
const masters = folders.flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [name, join(folder, name)] as const),
);
/** Drawings are WebP, photographs JPEG or PNG. */
const drawings = masters.filter(([file]) => file.endsWith('.webp'));

it.each(masters)('can make pictures of %s', async (file, place) => {
  expect(await describePicture(readFileSync(place), { file, stem: '' })).toMatchObject({ stem: '' });
});

it.each(drawings)('keeps %s within 350 KB', (_, place) => {
  expect(readFileSync(place).length).toBeLessThanOrEqual(350 * 1024);
});

it('has one scene for each drawing and close-up', () => {
  const listed = execFileSync(process.execPath, [join(root, 'shared/drawing/draw.mjs')], { encoding: 'utf8' });
  expect(drawings.map(([file]) => parse(file).name).sort()).toEqual(listed.trim().split('\n'));
});
