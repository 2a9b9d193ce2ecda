import { withRoutes } from '@site/service/testing/generated-requests';
import { dayMs } from '@site/text/indian-time';
import { searchSource } from '../contract/edge-sources.ts';
import { openBlog, postFile } from './testing/open-blog.ts';

const publicationTime = Date.parse('2026-12-01T03:30:00Z');

/** For each route requests that could reveal the hidden post, its own address and paged lists included. */
const requestsTo = {
  '/api/v1/blogsList': ['/api/v1/blogsList', '/api/v1/blogsList?page=2&limit=1'],
  '/api/v1/blogsList/recent': ['/api/v1/blogsList/recent'],
  '/api/v1/blogsBySlug/:slug': ['/api/v1/blogsBySlug/shown', '/api/v1/blogsBySlug/hidden'],
  '/api/v1/blogsBySlug/:slug/preview': ['/api/v1/blogsBySlug/hidden/preview?preview=x'],
  '/api/v1/blogsList/category/:slug': ['plumbing', 'secret-category'].map(
    (slug) => `/api/v1/blogsList/category/${slug}`,
  ),
  '/api/v1/blogsList/tag/:slug': ['water', 'secret-tag'].map((slug) => `/api/v1/blogsList/tag/${slug}`),
  '/api/v1/blogsList/addresses': ['/api/v1/blogsList/addresses'],
  [searchSource.path]: [searchSource.path],
  '/blogs/rss.xml': ['/blogs/rss.xml'],
  '/blogs/atom.xml': ['/blogs/atom.xml'],
  // A revision names no post, a picture no words.
  '/revision': ['/revision'],
  '/uploads/*': [],
  '/_/live': ['/_/live'],
  '/_/ready': ['/_/ready'],
};
const addresses = Object.values(requestsTo).flat();

const hidden = {
  title: 'Hidden title',
  summary: 'Hidden words.',
  categories: '[Plumbing, Secret category]',
  tags: '[water, Secret tag]',
};

afterEach(() => {
  jest.useRealTimers();
});

it('asks every route of the service for the hidden post', async () => {
  const { routes } = await withRoutes(() => openBlog({}));
  expect(Object.keys(requestsTo).sort()).toEqual(routes.map(({ url }) => url).sort());
});

it('hides a post everywhere until it is due, then shows it everywhere', async () => {
  const blog = await openAt(publicationTime - 60_000, postFile({ ...hidden, published: '2026-12-01T03:30:00Z' }));
  expect(await blog.revealing()).toEqual([]);
  expect(await blog.counts()).toEqual({ total: 1, plumbing: 1, water: 1, status: 404 });
  await jest.advanceTimersByTimeAsync(59_000);
  expect(await blog.revealing()).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await blog.revealing()).toEqual(addresses.filter((address) => !/preview|revision|\/_\//.test(address)));
  expect(await blog.counts()).toEqual({ total: 2, plumbing: 2, water: 2, status: 200 });
});

it('hides drafts everywhere, however old their date', async () => {
  const blog = await openAt(publicationTime, postFile({ ...hidden, published: '2026-03-18T00:00:00Z', draft: 'true' }));
  await jest.advanceTimersByTimeAsync(dayMs);
  expect(await blog.revealing()).toEqual([]);
  expect(await blog.counts()).toEqual({ total: 1, plumbing: 1, water: 1, status: 404 });
});

async function openAt(now: number, file: string) {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  const { get } = await openBlog({
    'shown.md': postFile({ categories: '[Plumbing]', tags: '[water]' }),
    'hidden.md': file,
  });
  const ask = async (address: string) => (await get(address)).json();
  return {
    /** Addresses whose responses reveal anything of the hidden post. */
    revealing: async () => {
      const responses = await Promise.all(
        addresses.map(async (address) => [address, (await get(address)).body] as const),
      );
      return responses.flatMap(([address, body]) => (/hidden|secret/i.test(body) ? [address] : []));
    },
    counts: async () => ({
      total: (await ask('/api/v1/blogsList')).total,
      plumbing: (await ask('/api/v1/blogsList/category/plumbing')).total,
      water: (await ask('/api/v1/blogsList/tag/water')).total,
      status: (await get('/api/v1/blogsBySlug/hidden')).statusCode,
    }),
  };
}
