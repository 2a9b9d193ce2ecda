import type { ApiClient } from '@site/contracts/api';
import type { LoaderArgs } from '@site/contracts/part-routes';
import { sampleRoute } from '@site/host/testing/render-page';
import { createDeferred } from '@site/testing/deferred';
import type { SiteRelease } from '../app/page-data.ts';
import { createFlights } from './one-flight.ts';

jest.mock('@site/host/api-client', () => ({ createApiClient: jest.fn() }));

const never = new Promise<never>(() => {});
const post = sampleRoute('/posts/:slug', {
  part: 'news',
  page: 'PostPage',
  data: ['/api/v1/posts/:slug', '/api/v1/topics'],
});

it('asks for files of the part and answers of the API before any code has arrived', () => {
  const { asked } = click('/posts/rain', () => never);
  expect(asked()).toEqual(['/_/news/entry.js', '/_/news/page.js', '/api/v1/posts/rain', '/api/v1/topics']);
});

it('asks at high priority', () => {
  const { asked } = click('/posts/sun', () => never);
  expect(asked()).toContain('/_/news/entry.js');
  for (const [, options] of jest.mocked(fetch).mock.calls) expect(options).toMatchObject({ priority: 'high' });
});

it('leaves the calls of an address with a query to the loader', () => {
  const { asked } = click('/posts/rain?preview=token', () => never);
  expect(asked().filter((address) => address.startsWith('/api/'))).toEqual([]);
});

it('writes a parameter as the loader writes it', () => {
  const { asked } = click('/posts/d%C3%A9j%C3%A0', () => never, { slug: 'déjà' });
  expect(asked()).toContain('/api/v1/posts/d%C3%A9j%C3%A0');
});

it('runs the loader of the part once its code has arrived', async () => {
  const { promise: arrival, resolve: arrive } = createDeferred();
  const { data } = click('/posts/hail', () => arrival);
  arrive();
  expect(await data).toBe('Rain on the roof of hail');
});

/** Follows a link to an address whose part's code arrives as `arrival` says. */
function click(
  address: string,
  arrival: () => Promise<unknown>,
  params: LoaderArgs['params'] = { slug: address.slice(7) },
) {
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = jest.fn(() => never);
  const part = { version: '1', entry: 'entry.js', integrity: '', base: '/_/news/', files: { PostPage: ['page.js'] } };
  const release: SiteRelease = { id: 'one', parts: { news: part }, routes: [post], documents: [], fragments: {} };
  const loader = async ({ params }: LoaderArgs) => `Rain on the roof of ${params.slug}`;
  const loadRoute = async () => arrival().then(() => ({ path: post.path, page: () => never, loader }));
  const api: ApiClient = { get: () => never, post: () => never };
  const request = new Request(new URL(address, location.href));
  return {
    data: createFlights(release, { loadRoute }, api).loadData(post, { params, request }),
    asked: () => jest.mocked(fetch).mock.calls.map(([address]) => String(address)),
  };
}
