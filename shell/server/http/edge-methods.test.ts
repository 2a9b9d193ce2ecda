import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { openEdge } from '../testing/open-edge.ts';

it.each([
  ['POST', '/', 'GET, HEAD'],
  ['DELETE', '/', 'GET, HEAD'],
  ['PUT', '/contact', 'GET, HEAD, POST'],
  ['POST', '/robots.txt', 'GET, HEAD'],
  ['POST', '/nothing-here', 'GET, HEAD'],
  ['POST', '/search-index.json', 'GET, HEAD'],
  ['DELETE', '/_/blog/entry.js', 'GET, HEAD'],
  ['POST', '/_/ready', 'GET, HEAD'],
  ['DELETE', '/_/release.json', 'GET, HEAD'],
  ['GET', '/_/report', 'POST'],
  ['OPTIONS', '/contact', 'GET, HEAD, POST'],
])('refuses %s %s, and says what it takes', async (method, target, allow) => {
  const { get } = await openEdge();
  const response = await get(target, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
});

it('takes forms where a route has an action', async () => {
  const { get } = await openEdge();
  expect((await get('/contact', { method: 'POST', body: 'a=b' })).status).toBe(404);
});

it('reports that it is alive, and whether it has a release', async () => {
  const statuses = async ({ get }: Awaited<ReturnType<typeof openEdge>>) =>
    Promise.all(['/_/live', '/_/ready'].map(async (target) => (await get(target)).status));
  expect(await statuses(await openEdge())).toEqual([200, 200]);
  expect(await statuses(await openEdge({ isLive: false }))).toEqual([200, 503]);
});

it('says why it is not ready', async () => {
  const { get } = await openEdge({ isLive: false, settings: { CHANNEL: 'staging' } });
  expect(await (await get('/_/ready')).text()).toBe(
    'no: no release is live on the channel staging; deliver one, and it is served within a second\n',
  );
});

it('tells what a service says of itself', async () => {
  const { get } = await openEdge({ service: ({ url }, response) => void response.end(JSON.stringify({ asked: url })) });
  expect(await (await get('/_/live/posts')).json()).toEqual({ asked: '/_/live' });
  expect((await get('/_/live/nothing')).status).toBe(404);
  expect((await get('/_/live/constructor')).status).toBe(404);
});

it.each<[string, RequestListener]>([
  ['answers an error', (_request, response) => response.writeHead(500).end()],
  ['breaks off after its headers', (_request, response) => response.write('{', () => response.destroy())],
])('says that a service is unavailable which %s', async (_what, service) => {
  const { get } = await openEdge({ service });
  const { status, headers } = await get('/_/live/posts');
  expect([status, headers.get('retry-after')]).toEqual([503, '30']);
});

it.each([
  ['GET', '/api/v1/posts/..', 400],
  ['GET', '/api/v1/posts/%2e%2e', 400],
  ['GET', '/api/v1/none', 404],
  ['OPTIONS', '/api/v1/none', 404],
])('answers %s %s with %i in the envelope', async (method, target, status) => {
  const { edge } = await openEdge();
  const response = await exchange(edge, `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\{"status":"error"`));
});

it('answers calls in the envelope before there is a release', async () => {
  const { get } = await openEdge({ isLive: false });
  const response = await get('/api/v1/posts');
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    503,
    '5',
    { status: 'error', error: { code: 'unavailable', message: expect.any(String) } },
  ]);
});

it.each(['/api/v1/posts/../_/ready', '/api/v1/posts/%2e%2e/_/ready', '/api/v1/posts/..%2f_/ready', '/a/./b', '/..'])(
  'refuses %s before any service reads it',
  async (target) => {
    const { rawStatus } = await openEdge();
    expect(await rawStatus(target)).toBe(400);
  },
);

it.each([
  ['TRACE / HTTP/1.1\r\nHost: a\r\n', 405],
  ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n', 400],
  ['GET http://elsewhere.example/ HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n', 417],
  ['GET / HTTP/9.9\r\nHost: a\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n`, 431],
])('answers %s with %i under the security headers', async (head, status) => {
  const { edge } = await openEdge();
  const response = await exchange(edge, `${head}Connection: close\r\n\r\n`);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
});

it.each([
  ['expects too much', 'Expect: a-miracle', 417],
  ['is too long', `Cookie: ${'a'.repeat(20_000)}`, 431],
  ['cannot be read', 'No colon', 400],
])('answers a head that %s in the envelope', async (_what, header, status) => {
  const { edge } = await openEdge();
  const head = `GET /api/v1/posts HTTP/1.1\r\nHost: a\r\n${header}`;
  const response = await exchange(edge, `${head}\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\{"status":"error"`));
});

it.each(['/%zz', '/blogs/%ff'])('answers %s, which cannot be decoded, in a sentence', async (target) => {
  const { edge } = await openEdge();
  const response = await exchange(edge, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 400 [\s\S]*The request could not be read\.\n$/);
  expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
});

it('answers a call that cannot be decoded in the envelope', async () => {
  const { edge } = await openEdge();
  const response = await exchange(edge, 'GET /api/v1/posts/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/);
});

/** The whole response to raw bytes that no HTTP client would send. */
function exchange(edge: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(edge).port), '127.0.0.1', () => socket.write(bytes));
    let response = '';
    socket
      .on('data', (chunk) => {
        response += chunk;
      })
      .on('error', reject)
      .on('close', () => resolve(response));
  });
}
