import { topicLine, topicTitle } from './topic-words.ts';

test('has a line of its own for a category it knows', () => {
  expect(topicLine({ kind: 'category', slug: 'plumbing', name: 'Plumbing', posts: 2 })).toContain(
    'Tanks, terraces, pumps',
  );
});

test('makes a line for any other topic, a tag of the same name included', () => {
  expect(topicLine({ kind: 'tag', slug: 'plumbing', name: 'plumbing', posts: 2 })).toMatch(/^2 posts on plumbing,/);
  expect(topicLine({ kind: 'category', slug: 'roofing', name: 'Roofing', posts: 1 })).toMatch(/^One post on Roofing,/);
});

test('begins a title with a capital and changes no other letter', () => {
  expect(topicTitle('water tanks')).toBe('Water tanks');
  expect(topicTitle('5S method')).toBe('5S method');
});
