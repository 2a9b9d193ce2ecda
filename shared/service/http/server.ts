import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';

export interface GracePeriods {
  /** New connections are accepted for so long, until whoever asks for readiness has heard that there is none. */
  acceptMs: number;
  /** Then a connection on which nothing is asked may wait for so long. */
  idleMs: number;
  /** For answers under way, from the beginning. */
  answerMs: number;
}

const checkMs = 50;
const closing = new WeakSet<Server>();

/** From the first moment of closing: who asks whether this process is ready hears that it is not. */
export function isClosing(server: Server): boolean {
  return closing.has(server);
}

/**
 * Watches, from before the server listens, which connections wait for an answer. Returns how to close it: every answer
 * takes its connection away, then no new ones are accepted, then those on which nothing is asked are closed.
 */
export function createGracefulClose(server: Server): (periods: GracePeriods) => Promise<void> {
  const connections = watchConnections(server);
  return async ({ acceptMs, idleMs, answerMs }) => {
    closing.add(server);
    const ending = setTimeout(() => server.closeAllConnections(), Math.max(acceptMs + idleMs, answerMs)).unref();
    if (acceptMs > 0) await pause(acceptMs);
    await afterReading();
    // `server.close()` of an HTTP server closes idle connections at once, and a browser's next request on one of them would
    // meet the end: 3 of 2,000 failed so while edges replaced each other. It would also stop looking for slow clients.
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
  /** Requests whose answers have not been sent to the last byte. */
  underWay: number;
  /** When the last of them was; more have come since where a request has begun to arrive. */
  bytesRead: number;
}

// Node's `closeIdleConnections()` also closes those whose answer is written but still on its way to a slow client.
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

/** What lies unread or not accepted when its door closes is lost: in this phase of the loop all that has come was taken. */
function afterReading(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}

/** The port a server listens on. Throws if it listens on none. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
