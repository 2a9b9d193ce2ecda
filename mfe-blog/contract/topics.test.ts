import { isIndexed } from './topics.ts';

it('hides single-post tags, but no categories, from search engines', () => {
  expect(isIndexed({ kind: 'tag', posts: 1 })).toBe(false);
  expect(isIndexed({ kind: 'tag', posts: 2 })).toBe(true);
  expect(isIndexed({ kind: 'category', posts: 1 })).toBe(true);
});
