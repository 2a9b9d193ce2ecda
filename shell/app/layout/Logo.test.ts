import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@site/brand';

it('paints its floor on deep ground as icons and cards do', () => {
  expect(readFileSync(join(__dirname, 'Logo.module.css'), 'utf8')).toContain(brand.colours.sage);
});
