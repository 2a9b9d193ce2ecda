import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const masters = readdirSync(join(__dirname, 'masters')).map((file) => [file, statSync(join(__dirname, 'masters', file)).size] as const);
const scenes = readdirSync(join(__dirname, 'scenes')).filter((file) => file.endsWith('.py'));

it.each(masters)('%s weighs no more than 350 KB', (_, size) => {
  expect(size).toBeLessThanOrEqual(350 * 1024);
});

it('has one scene for each picture', () => {
  expect(masters.map(([file]) => file.replace('.webp', '')).sort()).toEqual(scenes.map((file) => file.replace('.py', '')).sort());
});
