import { toSlug } from './slug.ts';

it.each([
  ['Housing societies', 'housing-societies'],
  ['Tea & coffee', 'tea-coffee'],
  ["Owner's duties", 'owners-duties'],
  ['Café', 'cafe'],
  ['  5S — method  ', '5s-method'],
  ['पानी', ''],
])('spells the address of %s %j', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
