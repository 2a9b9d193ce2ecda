import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

it.each([
  ['English', (file: string) => !file.includes('devanagari')],
  ['Hindi', (file: string) => file.includes('devanagari')],
])('asks a visitor for no more than 60 KB of letters for %s', (_language, isOfLanguage) => {
  const folder = join(import.meta.dirname, 'fonts');
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith('.woff2') && isOfLanguage(file))
    .map((file) => statSync(join(folder, file)).size);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
});
