import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type BodyLimits, bodyLimits } from './read-body.ts';

export interface SocketLimits {
  /** For a head, from its first byte or from the opening of the connection. */
  headMs: number;
  /** For a body that a handler reads. */
  body: BodyLimits;
  /** For a request with its body, whether or not somebody reads it. More than `body` has, so that its answer comes first. */
  requestMs: number;
  /** For a connection on which nothing is asked. A proxy must close its own sooner: see OPERATIONS. */
  idleMs: number;
  /**
   * For an answer of which the client takes no byte; Node waits twice as long where the first bytes were taken. More than a head has, so that
   * who is too slow with that hears so.
   */
  stallMs: number;
  /** How often heads and requests are looked at. Node's own 30 s would let them live for half a minute longer. */
  checkMs: number;
  /** Requests that wait for the answer before theirs. No browser and no proxy sends any. */
  maxWaiting: number;
}

/** Whatever a client does or leaves undone, its connection is closed within twelve seconds. */
export const socketLimits: SocketLimits = {
  headMs: 5_000,
  body: bodyLimits,
  requestMs: 11_000,
  idleMs: 8_000,
  stallMs: 5_400,
  checkMs: 250,
  maxWaiting: 3,
};

/**
 * Four times what the edge takes (`handlers/malformed.ts`): it answers a head of this length itself, knowing who asks. Beyond it, Node's parser
 * gives up and nobody knows.
 */
const maxHeaderSize = 64 * 1_024;

/** A server that holds no connection longer than the limits. */
export function createLimitedServer(limits: SocketLimits, answer: RequestListener): Server {
  const isOverrun = countWaiting(limits.maxWaiting);
  const server = createServer({ connectionsCheckingInterval: limits.checkMs, maxHeaderSize }, (request, response) => {
    const { socket } = request;
    // Without a connection of its own, it waits for the answer before.
    if (response.socket === null && isOverrun(socket, response)) return dismiss(socket);
    response.on('timeout', endStalled);
    answer(request, response);
  });
  server.headersTimeout = limits.headMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.idleMs;
  server.timeout = limits.stallMs;
  return server;
}

/** Nothing came or went for a while. With nothing to send, the client waits for us, as for a service that is late. */
function endStalled(this: ServerResponse) {
  if (this.socket && this.socket.writableLength > 0) this.socket.destroy();
}

// The parser takes all requests of one piece before anybody else is looked at, and each costs an error with its stack when the connection is
// closed: 500 connections with 100 each took 1.0 s of a core, now 0.4. Nothing public stops it; 2 is what it hears of upgrades.
function dismiss(socket: Socket & { parser?: { onIncoming: () => 2 } | null }) {
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
}

function countWaiting(maxWaiting: number) {
  const waiting = new WeakMap<Socket, number>();
  return (socket: Socket, response: ServerResponse): boolean => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return count > maxWaiting;
  };
}
