import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openStore } from '@site/release/open-store';
import { testerToken } from '@site/release/tester-token';
import { manifestOf } from '@site/release/testing/builds';
import { listenHere } from '@site/service/testing/listen-here';
import { temporaryFolder } from '@site/testing/temporary-folder';
import type { SiteFile } from '../files/site-files.ts';
import type { ChannelState } from '../releases/follow-channel.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { createReleasePicker } from '../releases/release-picker.ts';
import { createReports } from '../releases/reports.ts';
import { createTesterCookie } from '../releases/tester-cookie.ts';
import { createTesterLink } from '../releases/tester-link.ts';
import { createVisitors } from '../releases/visitors.ts';
import type { CachedPage } from '../rendering/html-cache.ts';
import { readEdgeSettings } from '../settings.ts';
import { cookieOf, liveRelease, sampleRoute } from '../testing/sample-release.ts';
import { compressed } from './compressed.ts';
import { createEdge } from './edge.ts';

const started: Server[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

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

  it('serves versioned files immutable even after 404', async () => {
    const { get } = await openEdge();
    await get('/nothing-here');
    const file = await get('/_/blog/1.0.0-ab/entry.js');
    expect([await file.text(), file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      'script',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('answers a query with its results, for nobody to keep', async () => {
    const { get } = await openEdge();
    const answer = await get('/search.json?q=water+tank');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ query: 'water tank', hits: [] });
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

  it('sends the compressed copy from the build', async () => {
    const { edge } = await openEdge();
    const raw = await fetch(`${edge}/_/blog/1.0.0-ab/entry.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(raw.headers.get('content-encoding')).toBe('gzip');
  });

  it.each([
    '/_/blog/1.0.0-ab/../../../secret.txt',
    '/_/blog/1.0.0-ab/%2e%2e/%2e%2e/secret.txt',
    '/_/../secret.txt',
    '/_/blog/..%2f..%2fsecret.txt',
  ])('never leaves the store: %s', async (target) => {
    const { rawStatus } = await openEdge();
    expect(await rawStatus(target)).not.toBe(200);
  });

  it.each([
    '/',
    '/nothing-here',
    '/_/blog/1.0.0-ab/entry.js',
    '/_/blog/none.js',
    '/api/v1/posts',
    '/api/v1/absent',
    '/blogs/',
  ])('sends the security headers with %s', async (target) => {
    const { get } = await openEdge();
    const { headers } = await get(target);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'");
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
      'nosniff',
      'strict-origin-when-cross-origin',
    ]);
  });

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

  it('answers 503 in the envelope when a service is away', async () => {
    const { get } = await openEdge();
    const answer = await get('/api/v1/absent');
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { status: 'error', error: { code: 'service_unavailable' } },
    ]);
  });

  it.each([
    ['/blogs/', '/blogs'],
    ['/Blogs/index.html?page=2', '/blogs?page=2'],
    ['//evil.example/', undefined],
    ['/\\evil.example/', undefined],
  ])('redirects %s to %s', async (from, to) => {
    const { rawLocation } = await openEdge();
    expect(await rawLocation(from)).toBe(to);
  });

  it("serves robots.txt and the release's icon, both for ten minutes", async () => {
    const { get } = await openEdge();
    const robots = await get('/robots.txt');
    expect([await robots.text(), robots.headers.get('content-type'), robots.headers.get('cache-control')]).toEqual([
      'Allow: /',
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

  it('refuses methods except GET, HEAD and POST', async () => {
    const { get } = await openEdge();
    const answer = await get('/', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
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

  it('shows the failure page with the phone number when rendering fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { get } = await openEdge();
    const answer = await get('/broken');
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('+91 120 555 0142')]);
    expect(answer.headers.get('retry-after')).toBe('30');
  });

  it('shows the failure page, which loads nothing, before the first release', async () => {
    const { get } = await openEdge({ isLive: false });
    const answer = await get('/');
    const html = await answer.text();
    const style = createHash('sha256')
      .update(/<style>(.*)<\/style>/s.exec(html)?.[1] ?? '')
      .digest('base64');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('content-security-policy')).toMatch(`default-src 'none'; style-src 'sha256-${style}';`);
    expect(html).not.toMatch(/<(script|link|img)\b/);
  });
});

describe('the edge while a canary runs', () => {
  const page = { accept: 'text/html' };

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
    expect(after.headers.get('vary')).toBe('accept-encoding');
  });

  it('keeps shared caches from storing what only some visitors get', async () => {
    const { get } = await openEdge({ hasCanary: true });
    for (const path of ['/robots.txt', '/favicon.ico', '/search-index.json'])
      expect((await get(path)).headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('the edge and its testers', () => {
  it('serves the release a tester asked for, with tools and noindex', async () => {
    const { get } = await openEdge();
    const entered = await get(`/?page=2&release=${chosenId}&token=${testerToken(secret)}`);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/?page=2']);
    const answer = await get('/', { headers: cookieOf(entered.headers.get('set-cookie') ?? '') });
    expect([
      answer.headers.get('x-robots-tag'),
      answer.headers.get('vary'),
      answer.headers.get('cache-control'),
    ]).toEqual(['noindex', 'accept-encoding, cookie', 'private, no-cache']);
    expect(await answer.text()).toMatch(/^home of chosen.*tools\.css.*tools\.js.*<\/head>$/s);
  });

  it('refuses tokenless links in one sentence', async () => {
    const { get } = await openEdge();
    const answer = await get(`/?release=${chosenId}`);
    expect([answer.status, answer.headers.get('set-cookie'), await answer.text()]).toEqual([
      403,
      null,
      expect.stringContaining('with a token only'),
    ]);
  });

  it('gives the tools to testers only', async () => {
    const { get } = await openEdge();
    expect(await (await get('/?borders')).text()).toBe('home');
  });

  it('shows reports to testers only', async () => {
    const { get } = await openEdge();
    expect((await get('/_/report')).status).toBe(404);
    const entered = await get(`/?release=${chosenId}&token=${testerToken(secret)}`);
    const shown = await get('/_/report', { headers: cookieOf(entered.headers.get('set-cookie') ?? '') });
    expect([shown.status, await shown.json()]).toEqual([200, { releases: {} }]);
  });
});

describe('the edge and reports of pages', () => {
  it('takes a report with 204 and refuses nonsense with 400', async () => {
    const { get } = await openEdge();
    const answers = await Promise.all(
      ['{"release":"aaaaaaaaaaaa","views":1,"failed":[]}', 'nonsense'].map((body) =>
        get('/_/report', { method: 'POST', body }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 400]);
  });

  it('tells whether a release is still stored', async () => {
    const { get, isPruned } = await openEdge();
    expect((await get(`/_/release/${chosenId}`, { method: 'HEAD' })).status).toBe(204);
    await isPruned();
    for (const id of [chosenId, '0123456789ab', '../secret.txt'])
      expect((await get(`/_/release/${id}`, { method: 'HEAD' })).status).toBe(404);
  });
});

const secret = 'a secret of this test';
/** The release of `blog` 1.0.0-ab alone. */
const chosenId = createHash('sha256').update('{"blog":"1.0.0-ab"}').digest('hex').slice(0, 12);

/** What home says, if not 'home'. */
const homes: Record<string, string> = { bbbbbbbbbbbb: 'home of canary', [chosenId]: 'home of chosen</head>' };

async function openEdge({ isLive = true, hasCanary = false, percent = 50 } = {}) {
  const folder = temporaryFolder();
  const store = openStore({ RELEASES_DIR: path.join(folder, 'store') });
  const browser = path.join(await store.partFolder('blog', '1.0.0-ab'), 'browser');
  await mkdir(browser, { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(browser, '../part.json'), JSON.stringify(manifestOf('blog', 'ab')));
  await store.createRelease({ blog: '1.0.0-ab' });
  await writeFile(path.join(browser, 'entry.js'), 'script');
  await writeFile(path.join(browser, 'entry.js.gz'), gzipSync('script'));
  await writeFile(path.join(browser, 'favicon.ico'), 'picture');
  await writeFile(path.join(browser, 'leaflet.pdf'), 'leaflet');

  const service = await listen(createServer((request, response) => response.end(JSON.stringify(request.headers))));
  const config = { ...readEdgeSettings({ PORT: '0' }), serviceOrigins: { posts: service } };
  const missing = pageOf('missing', 404);
  const services = [
    { name: 'posts', version: '1', paths: ['/api/v1/posts'] },
    { name: 'absent', version: '1', paths: ['/api/v1/absent'] },
  ];
  const pages = {
    // A page is at hand for whatever is no route, as after a visit to a path that does not exist.
    kept: () => missing,
    get: async ({ id }: LiveRelease, pathname: string) => {
      if (pathname === '/broken') throw new Error('broken');
      return { kind: 'page' as const, page: pathname === '/' ? pageOf(homes[id] ?? 'home', 200) : missing };
    },
    post: async () => ({ kind: 'page' as const, page: missing }),
  };
  const files: Record<string, SiteFile> = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', body: 'Allow: /' },
    '/favicon.ico': { stored: '/_/blog/1.0.0-ab/favicon.ico' },
    '/leaflet.pdf': { stored: '/_/blog/1.0.0-ab/leaflet.pdf' },
  };
  const index = await compressed('{"entries":[],"absences":[]}', 9);
  const search = {
    file: async () => ({ file: index, isWhole: true }),
    find: async (_live: unknown, query: string) => ({ query, hits: [], absences: [] }),
  };
  const live = liveRelease({
    services,
    routeOf: (pathname) => (pathname === '/blogs' ? sampleRoute({ path: '/blogs' }) : undefined),
  });
  const state: ChannelState = {
    live,
    ...(hasCanary && { canary: { release: liveRelease({ id: 'bbbbbbbbbbbb' }), percent } }),
  };
  const current = () => (isLive ? state : undefined);
  const visitors = createVisitors(secret, false);
  const testerCookie = createTesterCookie(secret, false);
  const tools = { script: { href: '/tools.js', integrity: '' }, style: { href: '/tools.css', integrity: '' } };
  const pick = createReleasePicker({
    state: current,
    openRelease: async (id) => liveRelease({ id, tools }),
    visitors,
    testerCookie,
  });
  const readTesterLink = createTesterLink({ store, live: () => live.id, testerCookie, secret, isDevelopment: false });
  const reports = createReports({ state: current, visitors });
  const edge = await listen(
    createEdge({
      config,
      store,
      current: () => current()?.live,
      pick,
      readTesterLink,
      reports,
      pages,
      findSiteFile: async (_live, pathname) => files[pathname],
      search,
      liveReload: undefined,
    }),
  );

  // fetch would tidy the address up before it is sent.
  async function raw(target: string) {
    const { request } = await import('node:http');
    return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
      const { hostname, port } = new URL(edge);
      request({ hostname, port, path: target }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, location: response.headers.location });
      })
        .on('error', reject)
        .end();
    });
  }

  return {
    edge,
    state,
    isPruned: () => rm(path.join(browser, '../part.json')),
    get: (target: string, init: RequestInit = {}) => fetch(edge + target, { redirect: 'manual', ...init }),
    rawStatus: async (target: string) => (await raw(target)).status,
    rawLocation: async (target: string) => (await raw(target)).location,
  };
}

function pageOf(html: string, status: number): CachedPage {
  const identity = Buffer.from(html);
  return {
    status,
    etag: `"${html}"`,
    isDegraded: false,
    at: 0,
    bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) },
  };
}

function listen(server: Server): Promise<string> {
  started.push(server);
  return listenHere(server);
}
