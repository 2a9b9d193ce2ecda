import { type IncomingHttpHeaders, get as request } from 'node:http';
import { openEdge } from '../testing/open-edge.ts';
import { chosenId } from '../testing/sample-pages.ts';

describe('the files of the edge', () => {
  it('lets pages of other origins load the files of parts, from memory too', async () => {
    const { get } = await openEdge();
    for (const _time of ['first', 'again']) {
      const { headers } = await get('/_/blog/entry.js');
      expect([headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]).toEqual([
        '*',
        'cross-origin',
      ]);
    }
  });

  it('sends the same bytes from memory as from the store', async () => {
    const { edge } = await openEdge();
    const [first, again] = [await ask(edge, { 'accept-encoding': 'br' }), await ask(edge, { 'accept-encoding': 'br' })];
    const { date: _first, ...headers } = first.headers;
    const { date: _again, ...headersAgain } = again.headers;
    expect(headersAgain).toEqual(headers);
    expect(again.body).toEqual(first.body);
  });

  it.each(['br', 'gzip'])(
    'sends a source map, of which no build has a copy, as it is to who accepts %s',
    async (encoding) => {
      const { edge } = await openEdge();
      const map = await fetch(`${edge}/_/blog/page.0a1b2c3d.map`, { headers: { 'accept-encoding': encoding } });
      expect([map.status, map.headers.get('content-encoding'), await map.text()]).toEqual([200, null, 'map']);
    },
  );

  it.each([
    ['for a while', true, 'public, max-age=600', expect.stringContaining('max-age=20')],
    ['not at all without the list of a service', false, 'no-cache', null],
  ])('lets caches keep the sitemap %s', async (_what, hasWholeSitemap, browsers, sharedCaches) => {
    const { get } = await openEdge({ hasWholeSitemap, settings: { CDN: 'varnish' } });
    const { headers } = await get('/sitemap.xml');
    expect([headers.get('cache-control'), headers.get('surrogate-control')]).toEqual([browsers, sharedCaches]);
  });

  it('answers 503 where the store cannot be read', async () => {
    const { get, breakDisk } = await openEdge();
    breakDisk();
    jest.spyOn(console, 'error').mockReturnValue();
    for (const target of ['/_/blog/entry.js', '/favicon.ico']) {
      const { status, headers } = await get(target);
      expect([target, status, headers.get('retry-after')]).toEqual([target, 503, '5']);
    }
    expect((await get('/_/blog/none.js')).status).toBe(503);
    expect((await get(`/_/release/${chosenId}`, { method: 'HEAD' })).status).toBe(503);
    expect((await get('/')).status).toBe(200);
  });

  it.each(['/sitemap-7.xml', '/sitemap-one.xml', '/robots', '/.well-known/other.txt', '/index.xml'])(
    'shows the missing page at %s, where no file is',
    async (target) => {
      const { get } = await openEdge();
      const { status, headers } = await get(target);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  it('sends a PDF uncompressed, under a policy that lets browsers show it', async () => {
    const { get } = await openEdge();
    const { status, headers } = await get('/leaflet.pdf', { headers: { 'accept-encoding': 'br' } });
    expect([status, headers.get('content-type'), headers.get('content-encoding')]).toEqual([
      200,
      'application/pdf',
      null,
    ]);
    expect([headers.get('content-security-policy'), headers.get('x-content-type-options')]).toEqual([
      "frame-ancestors 'none'",
      'nosniff',
    ]);
  });
});

/** Fetches the page's script without decoding it. */
function ask(edge: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    request(`${edge}/_/blog/page.0a1b2c3d.js`, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    }).on('error', reject);
  });
}
