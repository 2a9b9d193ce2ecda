import { brand } from '@site/brand';
import { publicFor } from '../caching/cache-control.ts';
import { openEdge } from '../testing/open-edge.ts';

describe('the edge', () => {
  it('answers pages with an ETag, then 304', async () => {
    const { get } = await openEdge();
    const first = await get('/');
    expect([first.status, await first.text(), first.headers.get('cache-control')]).toEqual([200, 'home', publicFor(0)]);
    const again = await get('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('answers a query with its results, which no cache may store', async () => {
    const { get } = await openEdge();
    const response = await get('/search.json?q=water+tank');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ query: 'water tank', hits: [] });
  });

  it('answers the search index compressed, then 304', async () => {
    const { get } = await openEdge();
    const first = await get('/search-index.json', { headers: { 'accept-encoding': 'br' } });
    expect([first.status, first.headers.get('content-encoding'), first.headers.get('cache-control')]).toEqual([
      200,
      'br',
      publicFor(60),
    ]);
    expect(await first.json()).toEqual({ entries: [], absences: [] });
    expect(
      (await get('/search-index.json', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status,
    ).toBe(304);
  });

  it('answers 503 in the envelope when a service is down', async () => {
    const { get } = await openEdge();
    const response = await get('/api/v1/down');
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { status: 'error', error: { code: 'service_unavailable' } },
    ]);
  });

  it.each([
    ['/blogs/?from=a?b?c', '/blogs?from=a?b?c'],
    ['/renamed?from=mail', '/blogs?from=mail'],
  ])('redirects with the query: %s', async (from, to) => {
    const { rawLocation } = await openEdge();
    expect(await rawLocation(from)).toBe(to);
  });

  it('shows the failure page with the phone number when rendering fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { get } = await openEdge();
    const response = await get('/broken');
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining(brand.phone.display)]);
    expect(response.headers.get('retry-after')).toBe('30');
  });

  it('tells a crowd to come back, under all security headers', async () => {
    const { get } = await openEdge();
    const response = await get('/crowded');
    const { status, headers } = response;
    expect([status, headers.get('retry-after'), headers.get('x-content-type-options')]).toEqual([503, '5', 'nosniff']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).not.toContain('noindex');
  });
});

describe('a page that cannot be sent', () => {
  it('fails an unsendable page alone, the first time and from memory', async () => {
    const { get } = await openEdge();
    const statusOf = async (path: string) => (await get(path)).status;
    expect([await statusOf('/unsendable'), await statusOf('/unsendable')]).toEqual([500, 500]);
    expect(await statusOf('/')).toBe(200);
  });
});
