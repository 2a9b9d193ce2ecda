import { testerToken } from '@site/delivery/tester-token';
import { chosenId, edgeSecret, openEdge } from '../testing/open-edge.ts';
import { cookieOf } from '../testing/sample-release.ts';

describe('the edge while a canary runs', () => {
  const page = { accept: 'text/html' };
  const shared = 's-maxage=5, stale-while-revalidate=5, stale-if-error=3600';
  const cachingOf = async ({ get }: Awaited<ReturnType<typeof openEdge>>, path: string) =>
    (await get(path, { headers: page })).headers.get('cache-control');

  it('assigns a visitor once, by cookie, and tells caches so', async () => {
    const { get } = await openEdge({ hasCanary: true });
    const first = await get('/', { headers: page });
    const again = await get('/', { headers: { ...page, ...cookieOf(first.headers.get('set-cookie') ?? '') } });
    expect([first.headers.get('vary'), again.headers.get('vary')]).toEqual([
      'accept-encoding, cookie',
      'accept-encoding, cookie',
    ]);
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(await again.text()).toBe(await first.text());
  });

  it('lets a shared cache keep no page or file then', async () => {
    const edge = await openEdge({ hasCanary: true });
    for (const path of ['/', '/sitemap.xml', '/robots.txt', '/search-index.json'])
      expect([path, await cachingOf(edge, path)]).toEqual([path, 'private, no-cache']);
    // Of the live release, whose files the store has: who asks for no page is assigned to none.
    const icon = await edge.get('/favicon.ico');
    expect(icon.headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each([
    ['/', `public, max-age=0, ${shared}`],
    ['/sitemap.xml', `public, max-age=600, ${shared}`],
    ['/robots.txt', `public, max-age=600, ${shared}`],
    ['/leaflet.pdf', `public, max-age=600, ${shared}`],
    ['/search-index.json', `public, max-age=60, ${shared}`],
    ['/nothing-here', 'private, no-cache'],
    ['/incomplete', 'private, no-cache'],
  ])('tells shared caches how long to keep %s at other times', async (path, caching) => {
    const edge = await openEdge();
    expect(await cachingOf(edge, path)).toBe(caching);
    expect((await edge.get('/')).headers.get('vary')).toBe('accept-encoding, cookie');
  });

  it('never answers 304 for the page of the other release', async () => {
    const { get, state } = await openEdge({ hasCanary: true, percent: 100 });
    const first = await get('/', { headers: page });
    const visitor = cookieOf(first.headers.get('set-cookie') ?? '');
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect([await first.text(), (await get('/', { headers: { ...visitor, ...known } })).status]).toEqual([
      'home of canary',
      304,
    ]);
    delete state.canary;
    const after = await get('/', { headers: { ...visitor, ...known } });
    expect([after.status, await after.text()]).toEqual([200, 'home']);
  });
});

describe('the edge and its testers', () => {
  it('serves the release a tester asked for, with noindex and a badge whose link leaves it', async () => {
    const { get } = await openEdge();
    const entered = await get(`/?page=2&release=${chosenId}&token=${testerToken(edgeSecret)}`);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/?page=2']);
    const response = await get('/', { headers: cookieOf(entered.headers.get('set-cookie') ?? '') });
    expect([
      response.headers.get('x-robots-tag'),
      response.headers.get('vary'),
      response.headers.get('cache-control'),
    ]).toEqual(['noindex', 'accept-encoding, cookie', 'private, no-cache']);
    const [, badge = '', rest] = /^<body>\n(<aside .*<\/aside>)(.*)$/s.exec(await response.text()) ?? [];
    expect([badge, rest]).toEqual([
      expect.stringContaining(`Release ${chosenId} under test: blog@1.0.0-ab.`),
      'home of chosen',
    ]);
    const [, leave = ''] = /href="([^"]+)"/.exec(badge) ?? [];
    const left = await get(`/contact${leave}`);
    expect([left.status, left.headers.get('location')]).toEqual([303, '/contact']);
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});

describe('the edge and reports of pages', () => {
  it('shows a canary no longer after five failed visits, and says so at the probe', async () => {
    const { get } = await openEdge({ hasCanary: true, percent: 100 });
    const open = () => get('/', { headers: { accept: 'text/html' } });
    const body = JSON.stringify({ release: 'bbbbbbbbbbbb', failed: ['blog'], vitals: [] });
    for (let visit = 0; visit < 5; visit += 1) {
      const page = await open();
      expect(await page.text()).toBe('home of canary');
      const headers = cookieOf(page.headers.get('set-cookie') ?? '');
      expect((await get('/_/report', { method: 'POST', headers, body })).status).toBe(204);
    }
    expect(await (await open()).text()).toBe('home');
    const ready = await get('/_/ready');
    expect([ready.status, await ready.text()]).toEqual([
      200,
      expect.stringMatching(/^yes\nThe canary bbbbbbbbbbbb on production is no longer shown by this edge: .+\n$/),
    ]);
  });

  it('answers whether a release is still stored', async () => {
    expect((await (await openEdge()).get(`/_/release/${chosenId}`, { method: 'HEAD' })).status).toBe(204);
    const { get, prune } = await openEdge();
    await prune();
    for (const id of [chosenId, '0123456789ab', '../edgeSecret.txt'])
      expect((await get(`/_/release/${id}`, { method: 'HEAD' })).status).toBe(404);
  });
});
