import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '@site/brand/metadata';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

it.each(['deep', 'teal', 'gold', 'paper', 'night', 'sage', 'cream'] as const)(
  'paint pages with the same %s as icons and social cards',
  (name) => {
    expect(tokens).toContain(`--paint-${name}: ${colours[name]};`);
  },
);

it.each([
  ['scroll', 400],
  ['breadcrumb', 1500],
  ['toast', 300],
  ['close', 500],
  ['close-fast', 300],
])('move in the time of the specification: %s', (name, ms) => {
  expect(tokens).toContain(`--motion-${name}: ${ms}ms;`);
});
