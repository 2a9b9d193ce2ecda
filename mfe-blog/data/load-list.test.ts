/** @jest-environment node */
import { ApiError } from '@site/contracts/api';
import { fakeApi, listResponse, visit } from '../testing/fake-api.ts';
import { sampleSummary, sampleTopic, serviceSummary } from '../testing/sample-posts.ts';
import { loadList } from './loaders.ts';

it('loads ten posts a page, counts pages, and the categories', async () => {
  const { api } = fakeApi({
    '/api/v1/blogsList': listResponse([...tenPosts, serviceSummary()], 11),
    '/api/v1/blogsList/topics': { status: 'success', data: { categories: [sampleTopic()], tags: [] } },
  });
  expect(await loadList(visit('/blogs?page=2', api))).toEqual({
    status: 'ready',
    posts: [sampleSummary()],
    page: 2,
    pages: 2,
    categories: [sampleTopic()],
  });
});

it('loads list without categories when those fail', async () => {
  const { api } = fakeApi({ '/api/v1/blogsList': listResponse([serviceSummary()], 201) });
  expect(await loadList(visit('/blogs', api))).toMatchObject({ status: 'ready', categories: [] });
});

it('reports that there are no posts', async () => {
  const { api } = fakeApi({ '/api/v1/blogsList': listResponse([], 0) });
  expect(await loadList(visit('/blogs', api))).toEqual({ status: 'empty' });
});

it.each(['/blogs?page=0', '/blogs?page=two', '/blogs?page=-1', '/blogs?page=9999999', '/blogs?page=7'])(
  'answers 404 for %s',
  async (address) => {
    const { api } = fakeApi({ '/api/v1/blogsList': listResponse(tenPosts, 10) });
    expect(await loadList(visit(address, api))).toMatchObject({ data: { status: 'beyond' }, init: { status: 404 } });
  },
);

it('answers 503 for failed or malformed lists', async () => {
  for (const responses of [{}, { '/api/v1/blogsList': { posts: [] } }]) {
    expect(await loadList(visit('/blogs', fakeApi(responses).api))).toMatchObject({
      data: { status: 'failed' },
      init: { status: 503 },
    });
  }
});

it('lets the router abort a call', async () => {
  const controller = new AbortController();
  const { api, signals } = fakeApi({});
  const request = new Request('http://localhost/blogs', { signal: controller.signal });
  await loadList({ api, request, params: {} });
  controller.abort();
  expect(signals[0]?.aborted).toBe(true);
});

it('passes on what the server says of a failure', async () => {
  const refused = new ApiError('refused', 'Back at noon.', { status: 503 });
  const { api } = fakeApi({ '/api/v1/blogsList': refused });
  expect(await loadList(visit('/blogs', api))).toMatchObject({ data: { status: 'failed', message: 'Back at noon.' } });
});

it('pages through a list that arrived whole', async () => {
  const posts = Array.from({ length: 23 }, (_, index) => ({ slug: `post-${index}`, title: `Post ${index}` }));
  const { api } = fakeApi({
    '/api/v1/blogsList': { data: posts },
  });
  expect(await loadList(visit('/blogs', api))).toMatchObject({ status: 'ready', page: 1, pages: 3 });
  expect(await loadList(visit('/blogs?page=3', api))).toMatchObject({
    posts: [{ slug: 'post-20' }, { slug: 'post-21' }, { slug: 'post-22' }],
    pages: 3,
  });
  expect(await loadList(visit('/blogs?page=4', api))).toMatchObject({ data: { status: 'beyond' } });
});

it('asks for a page by its number only beyond the newest 200', async () => {
  const { api } = fakeApi({ '/api/v1/blogsList?limit=10&page=21': listResponse([serviceSummary()], 201) });
  expect(await loadList(visit('/blogs?page=21', api))).toMatchObject({ posts: [sampleSummary()], page: 21, pages: 21 });
});

it('asks for a page by its number where a service answers fewer', async () => {
  const { api } = fakeApi({
    '/api/v1/blogsList': listResponse(tenPosts, 11),
    '/api/v1/blogsList?limit=10&page=2': listResponse([serviceSummary()], 11),
  });
  expect(await loadList(visit('/blogs?page=2', api))).toMatchObject({ posts: [sampleSummary()], pages: 2 });
});

const tenPosts = Array.from({ length: 10 }, (_, index) => ({ slug: `post-${index}`, title: `Post ${index}` }));
