import type { RequestListener } from 'node:http';
import { chosenId, openEdge, sampleTable } from '../testing/open-edge.ts';

describe('the files of the edge', () => {
  it('sends the same from memory as from the store, to pages of other origins too', async () => {
    const { get } = await openEdge();
    for (const _from of ['the store', 'memory']) {
      const { headers, ...response } = await askFor(get, '/_/blog/page.0a1b2c3d.js', 'br');
      expect(response).toEqual({ status: 200, body: 'page' });
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
  });

  it("sends a release's table, which caches keep, and none by another name", async () => {
    const { get } = await openEdge();
    const { headers, ...table } = await askFor(get, sampleTable, 'br');
    expect(table).toEqual({ status: 200, body: '{"entries":[],"absences":[]}' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await askFor(get, sampleTable.replace('3f9ac2d1', 'ffffffff'), 'br')).status).toBe(404);
  });

  it.each(['br', 'gzip'])(
    'sends a source map, of which no build has a copy, as it is to who accepts %s',
    async (encoding) => {
      const { get } = await openEdge();
      const { headers, ...response } = await askFor(get, '/_/blog/page.0a1b2c3d.map', encoding);
      expect(response).toEqual({ status: 200, body: 'map' });
      expect(headers).not.toHaveProperty('content-encoding');
    },
  );

  it.each([
    ['for a while', true, expect.stringContaining('public, max-age=600')],
    ['not at all without the list of a service', false, 'no-cache'],
  ])('lets caches keep the sitemap %s', async (_what, hasWholeSitemap, caching) => {
    const { get } = await openEdge({ hasWholeSitemap });
    expect((await get('/sitemap.xml')).headers.get('cache-control')).toEqual(caching);
  });

  it.each(['br', 'gzip'])('compresses feeds, calls and the sitemap for who accepts %s', async (encoding) => {
    const long = 'A tank on every roof. '.repeat(100);
    const service: RequestListener = ({ url }, response) =>
      response
        .setHeader('content-type', url?.endsWith('feed') ? 'application/rss+xml' : 'application/json')
        .setHeader('cache-control', 's-maxage=60')
        .end(JSON.stringify(long));
    const { get } = await openEdge({ service, sitemap: long });
    // The second answer to a call comes from memory.
    for (const target of ['/api/v1/posts', '/api/v1/posts', '/api/v1/posts/feed', '/sitemap.xml']) {
      const { headers, body } = await askFor(get, target, encoding);
      expect([target, body]).toEqual([target, expect.stringContaining(long)]);
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      const plain = await askFor(get, target, 'identity');
      expect([plain.headers, plain.body]).toEqual([
        expect.not.objectContaining({ 'content-encoding': encoding }),
        body,
      ]);
    }
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

  it('sends a PDF uncompressed, under a policy that lets browsers show it', async () => {
    const { get } = await openEdge();
    const { headers } = await askFor(get, '/leaflet.pdf', 'br');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

async function askFor(get: Awaited<ReturnType<typeof openEdge>>['get'], target: string, encoding: string) {
  const response = await get(target, { headers: { 'accept-encoding': encoding } });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}
