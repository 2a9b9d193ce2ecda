import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface GracePeriods {
  /** How long new connections are still accepted, until readiness probes have seen that the process is not ready. */
  acceptMs: number;
  /** How long idle connections may stay open after that. */
  idleMs: number;
  /** Limit for answers in flight, counted from the beginning of the shutdown. */
  responseMs: number;
}

const checkMs = 50;
const closing = new WeakSet<Server>();

/** True from the beginning of the shutdown, from when readiness probes get 503. */
export function isClosing(server: Server): boolean {
  return closing.has(server);
}

/**
 * Tracks, from before the server listens, which connections wait for a response. Returns a function for a graceful shutdown:
 * every response closes its connection, then no new connections are accepted, then idle ones are closed.
 * @example
 * const close = createGracefulClose(app.server);
 * await close({ acceptMs: 100, idleMs: 0, responseMs: 10_000 });
 */
export function createGracefulClose(server: Server): (periods: GracePeriods) => Promise<void> {
  const connections = watchConnections(server);
  return async ({ acceptMs, idleMs, responseMs }) => {
    closing.add(server);
    const ending = setTimeout(() => server.closeAllConnections(), Math.max(acceptMs + idleMs, responseMs)).unref();
    if (acceptMs > 0) await pause(acceptMs, undefined, { ref: false });
    await afterReading();
    // The `close` of `net.Server`, which an HTTP server is: it stops accepting and leaves connections alone. The HTTP server's own also closes
    // idle ones at once, and a browser's next request on one of them would fail: 3 of 2,000 did while edges replaced each other. It would cut
    // off a response that is still on its way to a slow client, too, and stop the timeouts for slow clients. No option prevents that.
    const closed = new Promise<void>((resolve) => void SocketServer.prototype.close.call(server, () => resolve()));
    const began = performance.now();
    const rounds = setInterval(() => {
      if (performance.now() - began >= idleMs) void afterReading().then(closeIdle);
    }, checkMs);
    await closed;
    clearInterval(rounds);
    clearTimeout(ending);
  };

  function closeIdle() {
    for (const [socket, { underWay, bytesRead }] of connections)
      if (underWay === 0 && socket.bytesRead === bytesRead) socket.destroy();
  }
}

interface Connection {
  /** Requests whose responses have not been sent to the last byte. */
  underWay: number;
  /** Bytes read at the end of the last request; if there are more, a new request has begun to arrive. */
  bytesRead: number;
}

// Node's `closeIdleConnections()` also closes those whose response is written but still on its way to a slow client.
function watchConnections(server: Server): Map<Socket, Connection> {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { underWay: 0, bytesRead: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    if (closing.has(server)) response.shouldKeepAlive = false;
    connection.underWay += 1;
    response.once('close', () => {
      connection.underWay -= 1;
      connection.bytesRead = socket.bytesRead;
    });
  });
  return connections;
}

/** Closing loses what is unread or not accepted yet: in this phase of the event loop, everything that has arrived was read. */
function afterReading(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** The port a server listens on. Throws if it listens on none. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
