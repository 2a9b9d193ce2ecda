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
const scenes = readdirSync(join(import.meta.dirname, 'scenes')).filter((file) => file.endsWith('.py'));
const closeUps = scenes
  .filter((file) => readFileSync(join(import.meta.dirname, 'scenes', file), 'utf8').includes('close=('))
  .map((file) => file.replace('.py', '-close'));

it.each(masters)('can make pictures of %s', async (file, place) => {
  expect(await describePicture(readFileSync(place), { file, stem: '' })).toMatchObject({ stem: '' });
});

it.each(drawings)('keeps %s within 350 KB', (_, place) => {
  expect(readFileSync(place).length).toBeLessThanOrEqual(350 * 1024);
});

it('has one scene for each drawing and close-up', () => {
  const drawn = [...scenes.map((file) => file.replace('.py', '')), ...closeUps];
  expect(drawings.map(([file]) => parse(file).name).sort()).toEqual(drawn.sort());
});
