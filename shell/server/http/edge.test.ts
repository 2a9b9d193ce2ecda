import { hash } from 'node:crypto';
import { openEdge } from '../testing/open-edge.ts';

describe('the edge', () => {
  it('answers pages with an ETag, then 304', async () => {
    const { get } = await openEdge();
    const first = await get('/');
    expect([first.status, await first.text(), first.headers.get('cache-control')]).toEqual([
      200,
      'home',
      'private, no-cache',
    ]);
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
      'public, max-age=60',
    ]);
    expect(await first.json()).toEqual({ entries: [], absences: [] });
    expect(
      (await get('/search-index.json', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status,
    ).toBe(304);
  });

  it.each(['/', '/nothing-here', '/_/blog/entry.js', '/_/blog/none.js', '/api/v1/posts', '/api/v1/down', '/blogs/'])(
    'sends the security headers with %s',
    async (target) => {
      const { get } = await openEdge();
      const { headers } = await get(target);
      expect(headers.get('content-security-policy')).toMatch(/; script-src 'self'; style-src 'self'$/);
      expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
        'nosniff',
        'strict-origin-when-cross-origin',
      ]);
    },
  );

  it.each(['/', '/nothing-here', '/broken'])(
    'denies the document %s the browser features that the site does not use',
    async (target) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const { get } = await openEdge();
      const policy = (await get(target)).headers.get('permissions-policy') ?? '';
      for (const feature of ['camera', 'geolocation', 'local-fonts', 'publickey-credentials-get', 'usb'])
        expect(policy.split(', ')).toContain(`${feature}=()`);
      // The players of films get what they need, and they alone.
      const players = '("https://www.youtube-nocookie.com" "https://player.vimeo.com")';
      expect(policy.split(', ').filter((one) => !/^[a-z-]+=\(\)$/.test(one))).toEqual(
        ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map((feature) => `${feature}=${players}`),
      );
    },
  );

  it('tells a service the real visitor, whatever the visitor claims', async () => {
    const { edge, get } = await openEdge();
    const told = await (
      await get('/api/v1/posts', { headers: { 'x-client-address': '203.0.113.9', 'x-forwarded-host': 'evil.example' } })
    ).json();
    expect(told).toMatchObject({
      'x-client-address': expect.stringContaining('127.0.0.1'),
      'x-forwarded-host': new URL(edge).host,
    });
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
    ['/blogs/', '/blogs'],
    ['/Blogs/index.html?page=2', '/blogs?page=2'],
    ['/blogs/?from=a?b?c', '/blogs?from=a?b?c'],
    ['/renamed?from=mail', '/blogs?from=mail'],
    ['//evil.example/', undefined],
    ['/\\evil.example/', undefined],
  ])('redirects %s to %s', async (from, to) => {
    const { rawLocation } = await openEdge();
    expect(await rawLocation(from)).toBe(to);
  });

  it.each(['/old?from=mail', '/Old/index.html?from=mail'])('redirects a former address for good: %s', async (from) => {
    const { get } = await openEdge();
    const { status, headers } = await get(from);
    expect([status, headers.get('location')]).toEqual([301, '/contact?from=mail']);
  });

  it("serves robots.txt and the release's icon, both for ten minutes", async () => {
    const { get } = await openEdge();
    const robots = await get('/robots.txt');
    expect([await robots.text(), robots.headers.get('content-type'), robots.headers.get('cache-control')]).toEqual([
      expect.stringContaining('User-agent: *'),
      'text/plain; charset=utf-8',
      'public, max-age=600',
    ]);
    const icon = await get('/favicon.ico');
    expect([await icon.text(), icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual([
      'picture',
      'image/x-icon',
      'public, max-age=600',
    ]);
  });

  it('shows the failure page with the phone number when rendering fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { get } = await openEdge();
    const response = await get('/broken');
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('+91 120 555 0142')]);
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

  it('shows the failure page, which loads nothing, before the first release', async () => {
    const { get } = await openEdge({ isLive: false });
    const response = await get('/');
    const html = await response.text();
    const style = hash('sha256', /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '', 'base64');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(response.headers.get('content-security-policy')).toMatch(`default-src 'none'; style-src 'sha256-${style}';`);
    expect(html).not.toMatch(/<(script|link|img)\b/);
  });
});
