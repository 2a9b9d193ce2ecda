import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

it('asks a visitor for no more than 60 KB of letters', () => {
  const folder = join(import.meta.dirname, 'fonts');
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => statSync(join(folder, file)).size);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
});
