/** @jest-environment node */
import { type ApiClient, ApiError } from '@site/contracts/api';
import { samplePost, sampleSummary, sampleTopic } from '../testing/sample-posts.ts';
import { loadCategory, loadList, loadPost, loadTag } from './loaders.ts';

it('loads ten posts a page, counts pages', async () => {
  const { api } = answering({
    '/api/v1/blogsList?limit=10&page=2': list([sampleSummary()], 11),
    '/api/v1/blogsList/topics': topics,
  });
  expect(await loadList(at('/blogs?page=2', api))).toEqual({
    status: 'ready',
    posts: [sampleSummary()],
    page: 2,
    pages: 2,
    categories: [sampleTopic()],
  });
});

it('loads list without categories when those fail', async () => {
  const { api } = answering({ '/api/v1/blogsList?limit=10': list([sampleSummary()], 1) });
  expect(await loadList(at('/blogs', api))).toMatchObject({ status: 'ready', categories: [] });
});

it('reports that there are no posts', async () => {
  const { api } = answering({ '/api/v1/blogsList?limit=10': list([], 0) });
  expect(await loadList(at('/blogs', api))).toEqual({ status: 'empty' });
});

it.each(['/blogs?page=0', '/blogs?page=two', '/blogs?page=-1', '/blogs?page=9999999', '/blogs?page=7'])(
  'answers 404 for %s',
  async (address) => {
    const { api } = answering({ '/api/v1/blogsList?limit=10&page=7': list([], 11) });
    expect(await loadList(at(address, api))).toMatchObject({ data: { status: 'beyond' }, init: { status: 404 } });
  },
);

it('answers 503 for failed or malformed lists', async () => {
  for (const answers of [{}, { '/api/v1/blogsList?limit=10': { posts: [] } }]) {
    expect(await loadList(at('/blogs', answering(answers).api))).toMatchObject({
      data: { status: 'failed' },
      init: { status: 503 },
    });
  }
});

it('loads the post of the slug', async () => {
  const around = { previous: null, next: { slug: 'lawns', title: 'Lawns' }, related: [sampleSummary()] };
  const { api } = answering({
    '/api/v1/blogsBySlug/water-tanks': { status: 'success', data: samplePost(), ...around },
  });
  expect(await loadPost(at('/blogs/water-tanks', api, 'water-tanks'))).toEqual({
    status: 'ready',
    post: samplePost(),
    ...around,
  });
});

it('loads category and tag posts by page', async () => {
  const { api } = answering({
    '/api/v1/blogsList/category/plumbing?limit=10': { ...list([sampleSummary()], 11), topic: sampleTopic() },
    '/api/v1/blogsList/tag/water?limit=10&page=2': {
      ...list([sampleSummary()], 11),
      topic: sampleTopic({ kind: 'tag', name: 'water' }),
    },
  });
  expect(await loadCategory(atTopic('/blogs/category/plumbing', api, 'plumbing'))).toMatchObject({
    status: 'ready',
    page: 1,
    pages: 2,
    topic: sampleTopic(),
  });
  expect(await loadTag(atTopic('/blogs/tag/water?page=2', api, 'water'))).toMatchObject({
    status: 'ready',
    page: 2,
    topic: { kind: 'tag', name: 'water' },
  });
});

it('answers unknown topics with 404, recent posts', async () => {
  const { api } = answering({
    '/api/v1/blogsList/tag/none?limit=10': notFound,
    '/api/v1/blogsList/recent': { status: 'success', data: [sampleSummary()] },
  });
  expect(await loadTag(atTopic('/blogs/tag/none', api, 'none'))).toMatchObject({
    data: { status: 'missing', recent: [{ slug: 'water-tanks' }] },
    init: { status: 404 },
  });
});

it("answers 404 past a topic's last page, 503 when it fails", async () => {
  const { api } = answering({
    '/api/v1/blogsList/tag/water?limit=10&page=3': { ...list([], 11), topic: sampleTopic() },
  });
  const beyond = { data: { status: 'beyond', path: '/blogs/tag/water' }, init: { status: 404 } };
  expect(await loadTag(atTopic('/blogs/tag/water?page=3', api, 'water'))).toMatchObject(beyond);
  expect(await loadTag(atTopic('/blogs/tag/water?page=x', api, 'water'))).toMatchObject(beyond);
  expect(await loadTag(atTopic('/blogs/tag/water', api, 'water'))).toMatchObject({
    data: { status: 'failed' },
    init: { status: 503 },
  });
});

it('answers unknown slugs with 404, recent posts', async () => {
  const { api } = answering({
    '/api/v1/blogsBySlug/none': notFound,
    '/api/v1/blogsList/recent': { status: 'success', data: [sampleSummary()] },
  });
  expect(await loadPost(at('/blogs/none', api, 'none'))).toMatchObject({
    data: { status: 'missing', recent: [{ slug: 'water-tanks' }] },
    init: { status: 404 },
  });
});

it('answers 404 for an unknown slug even without recent posts', async () => {
  const { api } = answering({ '/api/v1/blogsBySlug/none': notFound });
  expect(await loadPost(at('/blogs/none', api, 'none'))).toMatchObject({
    data: { status: 'missing', recent: [] },
    init: { status: 404 },
  });
});

it('answers 503 when the post fails', async () => {
  expect(await loadPost(at('/blogs/water-tanks', answering({}).api, 'water-tanks'))).toMatchObject({
    data: { status: 'failed' },
    init: { status: 503 },
  });
});

it('loads a preview by the token of its address', async () => {
  const about = { version: '1', until: '2026-11-28T06:00:00Z' };
  const around = { previous: null, next: null, related: [] };
  const answer = { status: 'success', data: samplePost(), ...around };
  const { api } = answering({
    '/api/v1/blogsBySlug/water-tanks/preview?preview=a.1': {
      status: 'success',
      data: { ...about, state: 'draft', answer },
    },
  });
  expect(await loadPost(at('/blogs/water-tanks?preview=a.1', api, 'water-tanks'))).toEqual({
    status: 'preview',
    preview: { ...about, state: 'draft', slug: 'water-tanks', token: 'a.1', whole: { post: samplePost(), ...around } },
  });
});

it('answers 404 for a preview without a good token', async () => {
  const { api } = answering({ '/api/v1/blogsBySlug/water-tanks/preview?preview=': notFound });
  expect(await loadPost(at('/blogs/water-tanks?preview', api, 'water-tanks'))).toMatchObject({
    data: { status: 'missing' },
    init: { status: 404 },
  });
});

it('lets the router abort a call', async () => {
  const controller = new AbortController();
  const { api, signals } = answering({});
  const request = new Request('http://localhost/blogs', { signal: controller.signal });
  await loadList({ api, request, params: {} });
  controller.abort();
  expect(signals[0]?.aborted).toBe(true);
});

const topics = { status: 'success', data: { categories: [sampleTopic()], tags: [] } };

const notFound = new ApiError('refused', 'Post not found.', { status: 404, code: 'post_not_found' });

function list(posts: unknown[], total: number) {
  return { status: 'success', data: posts, total, page: 1, limit: 10 };
}

function atTopic(address: string, api: ApiClient, topic: string) {
  return { ...at(address, api), params: { topic } };
}

function at(address: string, api: ApiClient, slug?: string) {
  return { api, params: { slug }, request: new Request(`http://localhost${address}`) };
}

/** A service that answers these paths; calls to all others fail. */
function answering(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const api: ApiClient = {
    get: async (path, { parse, signal }) => {
      asked.push(path);
      signals.push(signal);
      const answer = answers[path] ?? new ApiError('unreachable', 'No answer.');
      if (answer instanceof Error) throw answer;
      return parse(answer);
    },
    post: () => Promise.reject(new Error('The blog posts nothing.')),
  };
  return { api, asked, signals };
}
