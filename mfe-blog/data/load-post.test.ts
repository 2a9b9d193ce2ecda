/** @jest-environment node */
import { ApiError } from '@site/contracts/api';
import { fakeApi, notFound, visit } from '../testing/fake-api.ts';
import { samplePost, sampleSummary, servicePost, serviceSummary } from '../testing/sample-posts.ts';
import { loadPost } from './loaders.ts';

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
