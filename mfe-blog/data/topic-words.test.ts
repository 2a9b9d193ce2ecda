import { topicLine, topicTitle } from './topic-words.ts';

it('gives known categories their own line', () => {
  expect(topicLine({ kind: 'category', slug: 'plumbing', name: 'Plumbing', posts: 2 })).toContain(
    'Tanks, terraces, pumps',
  );
});

it('gives any other topic a general line', () => {
  expect(topicLine({ kind: 'tag', slug: 'plumbing', name: 'plumbing', posts: 2 })).toMatch(/^2 posts on plumbing,/);
  expect(topicLine({ kind: 'category', slug: 'roofing', name: 'Roofing', posts: 1 })).toMatch(/^One post on Roofing,/);
});

it('capitalises only the first letter of titles', () => {
  expect(topicTitle('water tanks')).toBe('Water tanks');
  expect(topicTitle('5S method')).toBe('5S method');
});
