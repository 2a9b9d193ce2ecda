import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FolderStore } from '@site/shared/release/folder-store.ts';
import { temporaryFolder } from '@site/shared/testing/temporary-folder.ts';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';
import type { CachedPage } from './html-cache.ts';

const started: Server[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

describe('the edge', () => {
  it('answers a page with its tag, and 304 to whoever has it', async () => {
    const { get } = await openEdge();
    const first = await get('/');
    expect([first.status, await first.text(), first.headers.get('cache-control')]).toEqual([200, 'home', 'private, no-cache']);
    const again = await get('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('serves a file of a version for ever, even after the 404 page was made', async () => {
    const { get } = await openEdge();
    await get('/nothing-here');
    const file = await get('/_/blog/1.0.0-ab/entry.js');
    expect([await file.text(), file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      'script',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('sends the compressed copy that the build made', async () => {
    const { edge } = await openEdge();
    const raw = await fetch(`${edge}/_/blog/1.0.0-ab/entry.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(raw.headers.get('content-encoding')).toBe('gzip');
  });

  it.each(['/_/blog/1.0.0-ab/../../../secret.txt', '/_/blog/1.0.0-ab/%2e%2e/%2e%2e/secret.txt', '/_/../secret.txt', '/_/blog/..%2f..%2fsecret.txt'])(
    'never leaves the store: %s',
    async (target) => {
      const { rawStatus } = await openEdge();
      expect(await rawStatus(target)).not.toBe(200);
    },
  );

  it.each(['/', '/nothing-here', '/_/blog/1.0.0-ab/entry.js', '/_/blog/none.js', '/api/v1/posts', '/api/v1/absent', '/blogs/'])(
    'sends the security headers with %s',
    async (target) => {
      const { get } = await openEdge();
      const { headers } = await get(target);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'");
      expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'strict-origin-when-cross-origin']);
    },
  );

  it('tells a service who the visitor is, whatever the visitor claims', async () => {
    const { get } = await openEdge();
    const told = await (await get('/api/v1/posts', { headers: { 'x-client-address': '203.0.113.9', 'x-forwarded-host': 'evil.example' } })).json();
    expect(told).toMatchObject({ 'x-client-address': expect.stringContaining('127.0.0.1'), 'x-forwarded-host': expect.stringContaining('localhost') });
  });

  it('answers 503 in the envelope where a service is away', async () => {
    const { get } = await openEdge();
    const answer = await get('/api/v1/absent');
    expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'error', error: { code: 'service_unavailable' } }]);
  });

  it.each([
    ['/blogs/', '/blogs'],
    ['/blogs/?page=2', '/blogs?page=2'],
    ['//evil.example/', '/evil.example'],
  ])('leads %s to %s', async (from, to) => {
    const { rawLocation } = await openEdge();
    expect(await rawLocation(from)).toBe(to);
  });

  it('refuses methods that change nothing here', async () => {
    const { get } = await openEdge();
    const answer = await get('/', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('shows the plain failure page, with the phone number, when rendering itself fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { get } = await openEdge();
    const answer = await get('/broken');
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('+91 120 555 0142')]);
  });
});

async function openEdge() {
  const folder = temporaryFolder();
  const store = new FolderStore(path.join(folder, 'store'));
  await mkdir(path.join(store.partFolder('blog', '1.0.0-ab'), 'browser'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(store.partFolder('blog', '1.0.0-ab'), 'browser/entry.js'), 'script');
  await writeFile(path.join(store.partFolder('blog', '1.0.0-ab'), 'browser/entry.js.gz'), gzipSync('script'));

  const service = await listen(createServer((request, response) => response.end(JSON.stringify(request.headers))));
  const config = { ...readConfig({ PORT: '0' }), serviceOrigins: { posts: service } };
  const missing = pageOf('missing', 404);
  const services = [
    { name: 'posts', version: '1', paths: ['/api/v1/posts'] },
    { name: 'absent', version: '1', paths: ['/api/v1/absent'] },
  ];
  const pages = {
    // A page is at hand for whatever is no route, as after a visit to a path that does not exist.
    kept: () => missing,
    get: async (_live: unknown, pathname: string) => {
      if (pathname === '/broken') throw new Error('broken');
      return { kind: 'page' as const, page: pathname === '/' ? pageOf('home', 200) : missing };
    },
    post: async () => ({ kind: 'page' as const, page: missing }),
  };
  const edge = await listen(
    createEdge({ config, store, current: () => ({ id: 'r', services, routeOf: () => undefined, servicesOf: () => [] }), pages, liveReload: undefined }),
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
    get: (target: string, init: RequestInit = {}) => fetch(edge + target, { redirect: 'manual', ...init }),
    rawStatus: async (target: string) => (await raw(target)).status,
    rawLocation: async (target: string) => (await raw(target)).location,
  };
}

function pageOf(html: string, status: number): CachedPage {
  const identity = Buffer.from(html);
  return { status, etag: `"${html}"`, isDegraded: false, at: 0, bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) } };
}

function listen(server: Server): Promise<string> {
  started.push(server);
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}
