import { openEdge } from '../testing/open-edge.ts';
import { chosenId } from '../testing/sample-pages.ts';

describe('the files of the edge', () => {
  it('serves versioned files immutable even after 404', async () => {
    const { get } = await openEdge();
    await get('/nothing-here');
    const file = await get('/_/blog/entry.js');
    expect([await file.text(), file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      'script',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('sends the compressed copy from the build', async () => {
    const { edge } = await openEdge();
    const raw = await fetch(`${edge}/_/blog/entry.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(raw.headers.get('content-encoding')).toBe('gzip');
  });

  it.each([
    '/_/blog/../../../secret.txt',
    '/_/blog/%2e%2e/%2e%2e/secret.txt',
    '/_/../secret.txt',
    '/_/blog/..%2f..%2fsecret.txt',
  ])('never leaves the store: %s', async (target) => {
    const { rawStatus } = await openEdge();
    expect(await rawStatus(target)).not.toBe(200);
  });

  it('answers 503 where the store cannot be read', async () => {
    const { get, breakDisk } = await openEdge();
    breakDisk();
    jest.spyOn(console, 'error').mockReturnValue();
    for (const target of ['/_/blog/entry.js', '/favicon.ico', `/_/release/${chosenId}`]) {
      const { status, headers } = await get(target);
      expect([target, status, headers.get('retry-after')]).toEqual([target, 503, '5']);
    }
    expect((await get('/_/blog/none.js')).status).toBe(503);
    expect((await get('/')).status).toBe(200);
  });

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
