import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { siteConfig } from '@site/brand/site.config';
import { maxReportBytes } from '../releases/reports.ts';
import { openEdge } from '../testing/open-edge.ts';

const call = '/api/v1/posts';
const big = 'x'.repeat(1024 * 1024);

it('passes a body on as a whole', async () => {
  const { get } = await openEdge();
  const body = 'x'.repeat(siteConfig.maxFormBytes);
  expect(await (await get(call, { method: 'POST', body })).text()).toBe(`${body.length} characters`);
});

it('passes on a body that came in chunks', async () => {
  const { edge } = await openEdge();
  const response = await send(
    edge,
    head('POST', call, 'Connection: close\r\nTransfer-Encoding: chunked'),
    '5\r\nhello\r\n0\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]+5 characters$/);
});

it.each([
  [call, '"code":"body_too_large"'],
  ['/contact', 'Please go back, shorten it'],
])('refuses a longer one for %s', async (target, words) => {
  const { get } = await openEdge();
  const response = await get(target, { method: 'POST', body: big });
  expect([response.status, await response.text()]).toEqual([413, expect.stringContaining(words)]);
});

it('refuses a longer report', async () => {
  const { get } = await openEdge();
  for (const body of [big, 'x'.repeat(maxReportBytes + 1)])
    expect((await get('/_/report', { method: 'POST', body })).status).toBe(413);
});

it('answers the next request on a connection after a refusal', async () => {
  const { edge } = await openEdge();
  const length = `Content-Length: ${big.length}`;
  const responses = await send(edge, head('POST', call, length) + big, head('GET', '/', 'Connection: close'));
  expect(responses).toMatch(/^HTTP\/1\.1 413 [\s\S]+HTTP\/1\.1 200 /);
});

it('answers a whole request as usual where something unreadable follows it, and hangs up', async () => {
  const { edge } = await openEdge();
  const response = await send(edge, `${head('POST', call, 'Content-Length: 5')}hello no request at all\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]+5 characters$/);
});

it.each([
  [call, '"code":"request_timeout"'],
  ['/contact', 'Please go back and send it again'],
])('answers 408 to a slow body for %s', async (path, words) => {
  const { edge } = await openEdge({
    limits: { headersTimeout: 1_000, requestTimeout: 1_000, connectionsCheckingInterval: 20 },
  });
  const response = await send(edge, head('POST', path, 'Content-Length: 5'), 'hel');
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain(words);
});

it('answers calls while bodies are slow', async () => {
  const { edge, get } = await openEdge();
  // More than the connections that the edge opens to one service.
  const slow = Array.from({ length: 112 }, () => connect(Number(new URL(edge).port), '127.0.0.1'));
  for (const socket of slow) socket.write(`${head('POST', call, 'Expect: 100-continue\r\nContent-Length: 5')}hel`);
  // Each has received `100 Continue`, so its body is being read.
  await Promise.all(slow.map((socket) => once(socket, 'data')));
  expect((await get(call)).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

function head(method: string, path: string, more: string): string {
  return `${method} ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n\r\n`;
}

/** Sends these bytes and returns everything that the edge answers before it hangs up. */
function send(edge: string, ...pieces: string[]): Promise<string> {
  const socket = connect(Number(new URL(edge).port), '127.0.0.1');
  for (const piece of pieces) socket.write(piece);
  return text(socket);
}

it('passes on from a service what describes its answer, and nothing that acts on the whole site', async () => {
  const { get } = await openEdge({
    service: (_request, response) => {
      const acting = { 'clear-site-data': '"*"', refresh: '0;url=//elsewhere.example', 'service-worker-allowed': '/' };
      const cookies = ['sv-release=a', '__Host-sv-visitor=b', 'token=c; Path=/', 'of-another-part=d'];
      response
        .writeHead(200, { ...acting, etag: '"1"', 'content-security-policy': 'none', 'set-cookie': cookies })
        .end();
    },
  });
  const { headers } = await get(call);
  const names = ['clear-site-data', 'refresh', 'service-worker-allowed'];
  expect(names.filter((name) => headers.has(name))).toEqual([]);
  expect([headers.get('etag'), headers.getSetCookie()]).toEqual(['"1"', ['token=c; Path=/']]);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});
