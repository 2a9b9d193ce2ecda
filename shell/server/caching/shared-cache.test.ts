/** @jest-environment node */
import { createSharedCache, type SharedCacheConfig } from './shared-cache.ts';

const log = { error: jest.fn() };
const varnish = 'http://10.0.0.20:6081';
const config: SharedCacheConfig = { product: 'varnish', purgeUrls: [varnish], purgeToken: undefined };

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

const lifetime = 'max-age=20, stale-while-revalidate=10, stale-if-error=3600';

it.each([
  ['varnish', { 'surrogate-control': lifetime, xkey: 'pages data-blog' }],
  ['fastly', { 'surrogate-control': lifetime, 'surrogate-key': 'pages data-blog' }],
  ['cloudflare', { 'cdn-cache-control': lifetime, 'cache-tag': 'pages,data-blog' }],
  ['other', { 'cdn-cache-control': lifetime, 'cache-tag': 'pages,data-blog' }],
] as const)('lets %s keep a page under its keys', (product, headers) => {
  const { headersOf } = createSharedCache({ ...config, product }, log);
  expect(headersOf(['pages', 'data-blog'])).toEqual(headers);
});

it('removes the pages of releases, and those with data of a service', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const { purgeReleases, purgeData } = createSharedCache(config, log);
  purgeReleases(['aaaaaaaaaaaa', 'bbbbbbbbbbbb']);
  purgeData('blog');
  await jest.advanceTimersByTimeAsync(0);
  expect(sent.mock.calls.map(([, request]) => request?.headers)).toEqual([
    { xkey: 'release-aaaaaaaaaaaa release-bbbbbbbbbbbb' },
    { xkey: 'data-blog' },
  ]);
});

it.each([
  ['varnish', { method: 'PURGE', headers: { xkey: 'data-blog' } }],
  ['fastly', { method: 'POST', headers: { 'surrogate-key': 'data-blog', 'fastly-key': 'a token' } }],
  ['cloudflare', { headers: { authorization: 'Bearer a token' }, body: '{"tags":["data-blog"]}' }],
  ['other', { headers: { authorization: 'Bearer a token' }, body: '{"keys":["data-blog"]}' }],
] as const)('tells %s which pages to remove', async (product, request) => {
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  createSharedCache({ ...config, product, purgeToken: 'a token' }, log).purgeData('blog');
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenCalledWith(
    varnish,
    expect.objectContaining({ ...request, headers: expect.objectContaining(request.headers) }),
  );
});

it('purges once more, for what another edge sent before it noticed the change', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  createSharedCache(config, log).purgeData('blog');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveBeenCalledTimes(2);
});

it('logs which cache could not be told, without what its address may contain, and tells the others', async () => {
  const sent = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => new Response(null, { status: String(url).includes('secret') ? 403 : 200 }));
  const purgeUrls = ['http://cdn.example/secret', varnish];
  createSharedCache({ ...config, purgeUrls }, log).purgeData('blog');
  await jest.advanceTimersByTimeAsync(0);
  expect(sent.mock.calls.map(([url]) => url)).toEqual(purgeUrls);
  expect(log.error.mock.calls).toEqual([
    [{ keys: ['data-blog'] }, 'cdn.example could not be told to remove pages: it answers 403'],
  ]);
});
