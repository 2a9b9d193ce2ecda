import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeAfterTest } from '@site/testing/close-after-test';
import { createDeferred } from '@site/testing/deferred';
import { listenHere } from '../testing/http.ts';
import { createGracefulClose, isClosing } from './server.ts';

const longPeriods = { acceptMs: 0, idleMs: 60_000, responseMs: 60_000 };
const respond: RequestListener = (_request, response) => void response.end('answered');

it('answers on an open connection, then closes it', async () => {
  const { origin, close } = await open(respond);
  const agent = new Agent({ keepAlive: true });
  expect(await ask(origin, agent)).toEqual({ body: 'answered', connection: 'keep-alive' });
  const closed = close(longPeriods);
  expect(await ask(origin, agent)).toEqual({ body: 'answered', connection: 'close' });
  await closed;
  await expect(ask(origin, agent)).rejects.toThrow('ECONNREFUSED');
});

it('accepts connections until a balancer has noticed', async () => {
  const { server, origin, close } = await open(respond);
  expect(isClosing(server)).toBe(false);
  void close({ ...longPeriods, acceptMs: 60_000 });
  expect(isClosing(server)).toBe(true);
  expect(await ask(origin, new Agent())).toEqual({ body: 'answered', connection: 'close' });
});

it('waits for a response under way', async () => {
  const { promise: requested, resolve: noteRequest } = createDeferred();
  const { origin, close } = await open((_request, response) => {
    noteRequest();
    setImmediate(() => response.end('late'));
  });
  const response = ask(origin, new Agent());
  await requested;
  await close({ acceptMs: 0, idleMs: 0, responseMs: 60_000 });
  expect(await response).toMatchObject({ body: 'late' });
});

it('sends a response to its last byte', async () => {
  // More than the system takes from us at once, so that it is written but not sent.
  const body = Buffer.alloc(32 * 1024 * 1024, 'a');
  const { server, origin, close } = await open((_request, response) => void response.end(body));
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(server, 'request');
  const idle = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(server, 'connection');
  const closed = close({ acceptMs: 0, idleMs: 0, responseMs: 60_000 });
  await once(idle, 'close');
  expect((await text(socket)).length).toBeGreaterThan(body.length);
  await closed;
});

it('answers a request that had begun to arrive', async () => {
  const { server, origin, close } = await open(respond);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const [there] = await once(server, 'connection');
  socket.write('GET / HTTP/1.1\r\n');
  while (there.bytesRead === 0) await new Promise((resolve) => setImmediate(resolve));
  const closed = close({ acceptMs: 100, idleMs: 0, responseMs: 60_000 });
  while (server.listening) await new Promise((resolve) => setImmediate(resolve));
  socket.write('Host: a\r\n\r\n');
  expect(await text(socket)).toMatch(/answered$/);
  await closed;
});

it('closes idle connections', async () => {
  const { origin, close } = await open(respond);
  await ask(origin, new Agent({ keepAlive: true }));
  await expect(close({ acceptMs: 0, idleMs: 0, responseMs: 60_000 })).resolves.toBeUndefined();
});

it('closes what is left when the grace period ends', async () => {
  const { origin, close } = await open(() => {});
  const response = ask(origin, new Agent());
  await expect(close({ acceptMs: 100, idleMs: 0, responseMs: 200 })).resolves.toBeUndefined();
  await expect(response).rejects.toThrow('socket hang up');
});

async function open(listener: RequestListener) {
  const server = createServer(listener);
  const close = createGracefulClose(server);
  closeAfterTest(() => server.close().closeAllConnections());
  return { server, origin: await listenHere(server), close };
}

function ask(origin: string, agent: Agent): Promise<{ body: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(origin, { agent }, async (response) =>
      resolve({ body: await text(response), connection: response.headers.connection }),
    ).on('error', reject);
  });
}
