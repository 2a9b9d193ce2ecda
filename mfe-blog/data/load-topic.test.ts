/** @jest-environment node */
import { fakeApi, listResponse, notFound, visit } from '../testing/fake-api.ts';
import { sampleTopic, serviceSummary } from '../testing/sample-posts.ts';
import { loadCategory, loadTag } from './loaders.ts';

it('loads category and tag posts by page', async () => {
  const { api } = fakeApi({
    '/api/v1/blogsList/category/plumbing?limit=10': { ...listResponse([serviceSummary()], 11), topic: sampleTopic() },
    '/api/v1/blogsList/tag/water?limit=10&page=2': {
      ...listResponse([serviceSummary()], 11),
      topic: sampleTopic({ kind: 'tag', name: 'water' }),
    },
  });
  expect(await loadCategory(visit('/blogs/category/plumbing', api, { topic: 'plumbing' }))).toMatchObject({
    status: 'ready',
    page: 1,
    pages: 2,
    topic: sampleTopic(),
  });
  expect(await loadTag(visit('/blogs/tag/water?page=2', api, { topic: 'water' }))).toMatchObject({
    status: 'ready',
    page: 2,
    topic: { kind: 'tag', name: 'water' },
  });
});

it('answers unknown topics with 404, recent posts', async () => {
  const { api } = fakeApi({
    '/api/v1/blogsList/tag/none?limit=10': notFound,
    '/api/v1/blogsList/recent': { status: 'success', data: [serviceSummary()] },
  });
  expect(await loadTag(visit('/blogs/tag/none', api, { topic: 'none' }))).toMatchObject({
    data: { status: 'missing', recent: [{ slug: 'water-tanks' }] },
    init: { status: 404 },
  });
});

it('finds other posts for a topic with a single one', async () => {
  const { api } = fakeApi({
    '/api/v1/blogsList/tag/water?limit=10': { ...listResponse([serviceSummary()], 1), topic: sampleTopic() },
    '/api/v1/blogsList/recent': listResponse([serviceSummary(), serviceSummary({ slug: 'gardens' })], 2),
  });
  expect(await loadTag(visit('/blogs/tag/water', api, { topic: 'water' }))).toMatchObject({
    posts: [{ slug: 'water-tanks' }],
    others: [{ slug: 'gardens' }],
  });
});

it("answers 404 past a topic's last page, 503 when it fails", async () => {
  const { api } = fakeApi({
    '/api/v1/blogsList/tag/water?limit=10&page=3': { ...listResponse([], 11), topic: sampleTopic() },
  });
  const beyond = { data: { status: 'beyond', path: '/blogs/tag/water' }, init: { status: 404 } };
  expect(await loadTag(visit('/blogs/tag/water?page=3', api, { topic: 'water' }))).toMatchObject(beyond);
  expect(await loadTag(visit('/blogs/tag/water?page=x', api, { topic: 'water' }))).toMatchObject(beyond);
  expect(await loadTag(visit('/blogs/tag/water', api, { topic: 'water' }))).toMatchObject({
    data: { status: 'failed' },
    init: { status: 503 },
  });
});
