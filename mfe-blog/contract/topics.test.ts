import { isIndexed, topicSlug } from './topics.ts';

it.each([
  ['Housing societies', 'housing-societies'],
  ['Tea & coffee', 'tea-coffee'],
  ["Owner's duties", 'owners-duties'],
  ['Café', 'cafe'],
  ['  5S — method  ', '5s-method'],
  ['पानी', ''],
])('spells the address of %s %j', (name, slug) => {
  expect(topicSlug(name)).toBe(slug);
});

it('hides single-post tags, but no categories, from search engines', () => {
  expect(isIndexed({ kind: 'tag', posts: 1 })).toBe(false);
  expect(isIndexed({ kind: 'tag', posts: 2 })).toBe(true);
  expect(isIndexed({ kind: 'category', posts: 1 })).toBe(true);
});
