import { createServer, type RequestListener, request } from 'node:http';
import type { Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { portOf } from '../process/server.ts';

/** Lets a server listen on a free local port. Returns its origin. No process lives on for it: a test that fails need not close it. */
export async function listenHere(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${portOf(server)}`;
}

/** For tests: serves on a free local port. Returns the origin. Neither the server nor a connection keeps the process alive. */
export function serveHere(listener: RequestListener): Promise<string> {
  return listenHere(createServer(listener).on('connection', (socket) => socket.unref()));
}

/** For tests: a POST whose body waits. Resolves once the server has taken the head; returns how to finish, with status and body. */
export function beginPost(url: string, headers: Record<string, string>, body: unknown) {
  const bytes = JSON.stringify(body);
  const outgoing = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(bytes),
      ...headers,
      // Makes the server say when it has taken the head.
      expect: '100-continue',
    },
  });
  const response = new Promise<[status: number, body: string]>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', async (incoming) => resolve([incoming.statusCode ?? 0, await text(incoming)]));
  });
  return new Promise<() => typeof response>((resolve, reject) => {
    response.catch(reject);
    outgoing.once('continue', () =>
      resolve(() => {
        outgoing.end(bytes);
        return response;
      }),
    );
    outgoing.flushHeaders();
  });
}
