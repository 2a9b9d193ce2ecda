import type { TopicKind } from '../contract/topics.ts';
import { sampleTopic } from '../testing/sample-posts.ts';
import { listHead, topicHead } from './list-head.ts';

const list = { status: 'ready' as const, posts: [], categories: [] };

it('gives no head to the first page, whose head the route table has', () => {
  expect(listHead({ ...list, page: 1, pages: 3 })).toEqual({});
});

it('gives a further page its own address, title and description', () => {
  expect(listHead({ ...list, page: 2, pages: 3 })).toMatchObject({
    title: expect.stringContaining('page 2'),
    description: expect.stringContaining('Page 2 of 3'),
    canonical: '/blogs?page=2',
  });
});

it('gives each page of a topic its own address, title and description', () => {
  const heads = [sampleTopic(), sampleTopic({ kind: 'tag', name: 'plumbing' })].flatMap((topic) =>
    [1, 2].map((page) => topicHead({ ...list, others: [], topic, page, pages: 2 })),
  );
  expect(heads.map(({ canonical }) => canonical)).toEqual([
    '/blogs/category/plumbing',
    '/blogs/category/plumbing?page=2',
    '/blogs/tag/plumbing',
    '/blogs/tag/plumbing?page=2',
  ]);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(4);
  expect(heads[0]).toMatchObject({
    isIndexed: true,
    crumbs: [{ label: 'Blogs', path: '/blogs' }, { label: 'Plumbing' }],
  });
});

it('hides the page of a tag with one post from search engines, but not that of such a category', () => {
  const isIndexed = (kind: TopicKind) =>
    topicHead({ ...list, others: [], topic: sampleTopic({ kind, posts: 1 }), page: 1, pages: 1 }).isIndexed;
  expect([isIndexed('tag'), isIndexed('category')]).toEqual([false, true]);
});

it.each([
  { status: 'beyond' as const, path: '/blogs' },
  { status: 'failed' as const, message: undefined },
])('hides a list that is $status from search engines', (page) => {
  expect(listHead(page)).toMatchObject({ isIndexed: false });
  expect(topicHead(page)).toMatchObject({ isIndexed: false });
});

it('hides a missing topic from search engines', () => {
  expect(topicHead({ status: 'missing', recent: [] })).toMatchObject({ isIndexed: false });
});
