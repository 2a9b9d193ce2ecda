import { connect } from 'node:net';
import type { LoggedResponse } from '@site/service/process/log';
import { watchRequests } from '../metrics/watch-requests.ts';
import { openEdge } from '../testing/open-edge.ts';
import { rawRequest } from '../testing/raw-request.ts';
import type { SocketLimits } from './pipeline.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace}-00f067aa0ba902b7-01`;

it('counts every request once, by pattern and status', async () => {
  const { get, counted, seen } = await openWatched();
  await get('/contact');
  await get('/contact');
  await get('/api/v1/posts/5?q=secret');
  await get('/robots.txt');
  await get('/asha@school.example');
  await get('/old');
  await get('/a/..%2fb');
  await get('/_/ready');
  await seen(8);
  expect(counted).toEqual({
    '/contact 404': 2,
    '/api/v1/posts 200': 1,
    'file 200': 1,
    'redirect 301': 1,
    'none 404': 1,
    'none 400': 1,
    '/_/ready 200': 1,
  });
});

it('counts files from memory, and requests that Fastify does not route', async () => {
  const { edge, get, counted, seen } = await openWatched();
  for (let time = 0; time < 2; time += 1)
    await (await get('/_/blog/entry.js', { headers: { 'accept-encoding': 'gzip' } })).text();
  await rawRequest(edge, '/%zz');
  await seen(3);
  expect(counted).toEqual({ '/_/ 200': 2, 'none 400': 1 });
});

it('counts a body that comes too slowly as 408', async () => {
  const { edge, counted, seen } = await openWatched({ headersTimeout: 1_000, requestTimeout: 1_000 });
  const socket = connect(Number(new URL(edge).port), '127.0.0.1').resume();
  socket.write('POST /api/v1/posts HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhel');
  await seen(1);
  expect(counted).toEqual({ '/api/v1/posts 408': 1 });
});

it('logs a line for each request without what the visitor typed', async () => {
  const { get, lines, seen } = await openWatched();
  await get('/contact');
  await get('/contact');
  await get('/search.json?q=asha');
  await get('/asha@school.example', { headers: { cookie: 'asha=1', referer: 'https://asha.example' } });
  await seen(4);
  expect(lines).toMatchObject([
    { method: 'GET', route: '/contact', status: 404, ms: expect.any(Number) },
    { method: 'GET', route: '/contact', status: 404 },
    { route: 'file', status: 200 },
    { route: 'none', status: 404 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('asha');
});

it('passes its trace on to the service', async () => {
  const { get, lines, seen } = await openWatched();
  const received = await (await get('/api/v1/posts', { headers: { traceparent } })).json();
  await seen(1);
  expect(received.traceparent).toBe(`00-${lines[0]?.trace}-${received.traceparent.split('-')[2]}-00`);
  expect(received.traceparent).not.toContain(trace);
});

it('continues the trace of a trusted proxy', async () => {
  const { get } = await openEdge({ settings: { TRUST_PROXY: '1' } });
  const received = await (await get('/api/v1/posts', { headers: { traceparent } })).json();
  expect(received.traceparent).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));
});

async function openWatched(limits: Partial<SocketLimits> = {}) {
  const lines: LoggedResponse[] = [];
  const counted: Record<string, number> = {};
  let notify = () => {};
  const watch = watchRequests({
    requests: {
      count(route, status) {
        const key = `${route} ${status}`;
        counted[key] = (counted[key] ?? 0) + 1;
      },
      took: () => {},
    },
    writeLine(line) {
      lines.push(line);
      notify();
    },
  });
  const edge = await openEdge({ watch, limits: { connectionsCheckingInterval: 20, ...limits } });
  /** Waits until this many were counted: a response finishes a moment after its body has arrived. */
  const seen = (count: number) =>
    new Promise<void>((resolve) => {
      notify = () => lines.length >= count && resolve();
      notify();
    });
  return { ...edge, lines, counted, seen };
}
