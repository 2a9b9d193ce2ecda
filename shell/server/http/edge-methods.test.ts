import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
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
  const { get } = await openEdge();
  expect([(await get('/_/live')).status, (await get('/_/ready')).status]).toEqual([200, 200]);
  const unready = await openEdge({ isLive: false, settings: { CHANNEL: 'staging' } });
  expect((await unready.get('/_/live')).status).toBe(200);
  const response = await unready.get('/_/ready');
  expect([response.status, await response.text()]).toEqual([
    503,
    'no: no release is live on the channel staging; deliver one, and it is served within a second\n',
  ]);
});

it('is ready while a service runs another version than the live one or none, and names both', async () => {
  const state = { status: 'ready' } as const;
  const processes = [
    { name: 'edge', live: '1.0.0-a', runs: '1.0.0-a', state },
    { name: 'blog', live: '1.0.0-b', runs: '1.0.0-a', state, refusal: 'No disk.' },
    { name: 'contact', live: '1.0.0-a', state: { status: 'starting' as const } },
  ];
  const { get } = await openEdge({ processes: () => processes });
  const response = await get('/_/ready');
  expect([response.status, await response.text()]).toEqual([
    200,
    'yes\nblog runs 1.0.0-a, and 1.0.0-b is live\ncontact does not run, and 1.0.0-a is live\n',
  ]);
});

it('passes on what a service says of itself', async () => {
  const { get } = await openEdge({ service: ({ url }, response) => void response.end(JSON.stringify({ path: url })) });
  expect(await (await get('/_/live/posts')).json()).toEqual({ path: '/_/live' });
  expect((await get('/_/live/nothing')).status).toBe(404);
  expect((await get('/_/live/constructor')).status).toBe(404);
});

it.each<[string, RequestListener]>([
  ['answers an error', (_request, response) => response.writeHead(500).end()],
  ['breaks off after its headers', (_request, response) => response.write('{', () => response.destroy())],
])('answers 503 for a service that %s', async (_what, service) => {
  const { get } = await openEdge({ service });
  const { status, headers } = await get('/_/live/posts');
  expect([status, headers.get('retry-after')]).toEqual([503, '30']);
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

const tooLong = `Cookie: ${'a'.repeat(20_000)}\r\n`;

it.each([
  ['TRACE / HTTP/1.1\r\nHost: a\r\n', 405],
  ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n', 400],
  ['GET http://elsewhere.example/ HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n', 417],
  ['GET / HTTP/9.9\r\nHost: a\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: a\r\n${tooLong}`, 431],
  ['GET /a/./b HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET /.. HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET /%zz HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET /blogs/%ff HTTP/1.1\r\nHost: a\r\n', 400],
])('answers %s with %i under the security headers', async (head, status) => {
  const response = await exchange(head);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
});

it.each([
  ['GET /api/v1/none HTTP/1.1\r\nHost: a\r\n', 404],
  ['OPTIONS /api/v1/none HTTP/1.1\r\nHost: a\r\n', 404],
  ['GET /api/v1/posts/.. HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET /api/v1/posts/../_/ready HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET /api/v1/posts/%2e%2e/_/ready HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET /api/v1/posts/..%2f_/ready HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET /api/v1/posts/%zz HTTP/1.1\r\nHost: a\r\n', 400],
  ['GET /api/v1/posts HTTP/1.1\r\nHost: a\r\nNo colon\r\n', 400],
  ['GET /api/v1/posts HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n', 417],
  [`GET /api/v1/posts HTTP/1.1\r\nHost: a\r\n${tooLong}`, 431],
])('answers the call %s with %i in the envelope', async (head, status) => {
  expect(await exchange(head)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\{"status":"error"`));
});

/** The whole response to a head that no HTTP client would send. */
async function exchange(head: string): Promise<string> {
  const { edge } = await openEdge();
  const socket = connect(Number(new URL(edge).port), '127.0.0.1');
  socket.write(`${head}Connection: close\r\n\r\n`);
  return text(socket);
}
