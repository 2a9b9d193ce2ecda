import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
/** Masters shown by two or more parts are here, all others in their part's `pictures` folder. */
const folders = [
  join(__dirname, 'masters'),
  ...readdirSync(root)
    .map((part) => join(root, part, 'pictures'))
    .filter((folder) => !folder.startsWith(join(root, 'shared')) && existsSync(folder)),
];
const masters = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => [file, statSync(join(folder, file)).size] as const),
);
const scenes = readdirSync(join(__dirname, 'scenes')).filter((file) => file.endsWith('.py'));
const closeUps = scenes
  .filter((file) => readFileSync(join(__dirname, 'scenes', file), 'utf8').includes('close=('))
  .map((file) => file.replace('.py', '-close'));

it.each(masters)('keeps %s within 350 KB', (_, size) => {
  expect(size).toBeLessThanOrEqual(350 * 1024);
});

it('has one scene for each picture and close-up', () => {
  const drawn = [...scenes.map((file) => file.replace('.py', '')), ...closeUps];
  expect(masters.map(([file]) => file.replace('.webp', '')).sort()).toEqual(drawn.sort());
});
