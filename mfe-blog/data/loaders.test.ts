/** @jest-environment node */
import { ApiError } from '@site/contracts/api';
import { fakeApi, listResponse, notFound, visit } from '../testing/fake-api.ts';
import { samplePost, sampleSummary, sampleTopic, servicePost, serviceSummary } from '../testing/sample-posts.ts';
import { loadCategory, loadList, loadPost, loadTag } from './loaders.ts';

describe('loadList', () => {
  it('loads ten posts a page, counts pages, and the categories', async () => {
    const { api } = fakeApi({
      '/api/v1/blogsList': { ...listResponse([...tenPosts, serviceSummary()], 11), categories: [sampleTopic()] },
    });
    expect(await loadList(visit('/blogs?page=2', api))).toEqual({
      status: 'ready',
      posts: [sampleSummary()],
      page: 2,
      pages: 2,
      categories: [sampleTopic()],
    });
  });

  it('counts the categories in the list of a server that answers no others', async () => {
    const post = (slug: string, ...categories: object[]) => ({ ...serviceSummary({ slug }), categories });
    const [water, offices] = [
      { categoryName: 'Water', slug: 'water' },
      { categoryName: 'Offices', slug: 'offices' },
    ];
    const posts = [post('a', offices, water), post('b', water), post('c', { categoryName: 'Rain' }), post('d', water)];
    const { api } = fakeApi({ '/api/v1/blogsList': { data: posts } });
    expect(await loadList(visit('/blogs', api))).toMatchObject({
      categories: [
        { kind: 'category', slug: 'water', name: 'Water', posts: 3 },
        { kind: 'category', slug: 'offices', name: 'Offices', posts: 1 },
      ],
    });
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
    expect(await loadList(visit('/blogs', api))).toMatchObject({
      data: { status: 'failed', message: 'Back at noon.' },
    });
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
    expect(await loadList(visit('/blogs?page=21', api))).toMatchObject({
      posts: [sampleSummary()],
      page: 21,
      pages: 21,
    });
  });

  it('asks for a page by its number where a service answers fewer', async () => {
    const { api } = fakeApi({
      '/api/v1/blogsList': listResponse(tenPosts, 11),
      '/api/v1/blogsList?limit=10&page=2': listResponse([serviceSummary()], 11),
    });
    expect(await loadList(visit('/blogs?page=2', api))).toMatchObject({ posts: [sampleSummary()], pages: 2 });
  });
});

describe('loadPost', () => {
  it('loads the post of the slug', async () => {
    const around = { previous: null, next: { slug: 'lawns', title: 'Lawns' }, related: [serviceSummary()] };
    const { api } = fakeApi({
      '/api/v1/blogsBySlug/water-tanks': { status: 'success', data: servicePost(), ...around },
    });
    expect(await loadPost(visit('/blogs/water-tanks', api, { slug: 'water-tanks' }))).toEqual({
      status: 'ready',
      post: samplePost(),
      next: around.next,
      related: [sampleSummary()],
    });
  });

  it('redirects from a former address for good, with the query', async () => {
    const detail = { status: 404, code: 'post_renamed', fields: { slug: 'water-tanks' } };
    const { api } = fakeApi({ '/api/v1/blogsBySlug/tanks': new ApiError('refused', 'Renamed.', detail) });
    const thrown = await loadPost(visit('/blogs/tanks?from=mail', api, { slug: 'tanks' })).catch(
      (error: unknown) => error,
    );
    expect(thrown).toMatchObject({ status: 301 });
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/blogs/water-tanks?from=mail');
  });

  it('answers 404 for an unknown slug even without recent posts', async () => {
    const { api } = fakeApi({ '/api/v1/blogsBySlug/none': notFound });
    expect(await loadPost(visit('/blogs/none', api, { slug: 'none' }))).toMatchObject({
      data: { status: 'missing', recent: [] },
      init: { status: 404 },
    });
  });

  it.each([400, 410, 414, 422])('answers 404 where the service refuses the address with %i', async (status) => {
    const { api } = fakeApi({ '/api/v1/blogsBySlug/odd': new ApiError('refused', 'No.', { status }) });
    expect(await loadPost(visit('/blogs/odd', api, { slug: 'odd' }))).toMatchObject({
      data: { status: 'missing' },
      init: { status: 404 },
    });
  });

  it('answers 503 when the post fails', async () => {
    expect(await loadPost(visit('/blogs/water-tanks', fakeApi({}).api, { slug: 'water-tanks' }))).toMatchObject({
      data: { status: 'failed' },
      init: { status: 503 },
    });
  });

  it('loads a preview by the token of its address', async () => {
    const about = { until: '2026-11-28T06:00:00Z' };
    const answer = { status: 'success', data: servicePost(), previous: null, next: null, related: [] };
    const { api } = fakeApi({
      '/api/v1/blogsBySlug/water-tanks/preview?preview=a.1': {
        status: 'success',
        data: { ...about, state: 'draft', answer },
      },
    });
    expect(await loadPost(visit('/blogs/water-tanks?preview=a.1', api, { slug: 'water-tanks' }))).toEqual({
      status: 'preview',
      preview: {
        ...about,
        state: 'draft',
        content: { post: samplePost(), related: [] },
      },
    });
  });

  it('answers 404 for a preview without a good token', async () => {
    const { api } = fakeApi({ '/api/v1/blogsBySlug/water-tanks/preview?preview=': notFound });
    expect(await loadPost(visit('/blogs/water-tanks?preview', api, { slug: 'water-tanks' }))).toMatchObject({
      data: { status: 'missing' },
      init: { status: 404 },
    });
  });
});

describe('loadCategory and loadTag', () => {
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
});

const tenPosts = Array.from({ length: 10 }, (_, index) => ({ slug: `post-${index}`, title: `Post ${index}` }));
