import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { portOf } from '@site/service/process/server';
import { createDeferred } from '@site/testing/deferred';
import { openEdge } from '../testing/open-edge.ts';

const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const askForMuch = 'GET /api/v1/posts HTTP/1.1\r\nHost: a\r\n\r\n';
const body = 'Content-Length: 9999\r\n\r\nhalf of it';

/** The bytes that each kind of client sends before it stops. */
const kinds: [what: string, bytes: string][] = [
  ['is silent', ''],
  ['stops in the head', 'GET / HTTP/1.1\r\nHost: a\r\nX: '],
  ['stops in the body of a call', `POST /api/v1/posts HTTP/1.1\r\nHost: a\r\n${body}`],
  ['stops in the body of a form', `POST /contact HTTP/1.1\r\nHost: a\r\n${body}`],
  ['stops in a body that nobody reads', `POST / HTTP/1.1\r\nHost: a\r\n${body}`],
  ['asks once', ask],
  ['reads nothing of a long response', askForMuch],
  ['asks for many pages at once', ask.repeat(200)],
  ['asks for a few long responses at once', askForMuch.repeat(3)],
  ['sends nonsense after a request', `${askForMuch}nonsense\r\n\r\n`],
];

// Long enough for the well-behaved clients of this test on a busy machine.
const limits = {
  headersTimeout: 2_000,
  requestTimeout: 2_000,
  keepAliveTimeout: 2_000,
  stallTimeout: 1_000,
  connectionsCheckingInterval: 50,
};

/** More than the socket buffers hold while the client reads nothing. */
const long = Buffer.alloc(16 * 1024 * 1024);

it('closes connections that are held open, and answers other clients', async () => {
  const { server, get } = await openEdge({ limits, service: (_request, response) => void response.end(long) });
  const open = await occupy(server, 5);
  do expect(await (await get('/')).text()).toBe('home');
  while (open.size > 0);
}, 20_000);

it('lets a client wait for a late service', async () => {
  const { promise: timedOut, resolve: timeOut } = createDeferred();
  const { server, get } = await openEdge({
    limits: { ...limits, stallTimeout: 50 },
    service: (_request, response) => void timedOut.then(() => response.end('late')),
  });
  server.once('connection', (socket: Socket) => socket.once('timeout', timeOut));
  expect(await (await get('/api/v1/posts')).text()).toBe('late');
});

/** Clients of each kind who read nothing and never hang up. Each leaves the set when the server closes its connection. */
async function occupy(server: Server, ofEachKind: number): Promise<Set<string>> {
  const port = portOf(server);
  const open = new Set<string>();
  for (const [what, bytes] of kinds)
    for (let count = 0; count < ofEachKind; count += 1) {
      const client = connect(port, '127.0.0.1').pause();
      client.on('error', () => {});
      const [socket] = await once(server, 'connection');
      const name = `${count} who ${what}`;
      open.add(name);
      socket.once('close', () => {
        open.delete(name);
        client.destroy();
      });
      client.write(bytes);
    }
  return open;
}
