import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { listenHere } from '@site/service/testing/http';

interface LineOptions {
  roundTripMs?: number;
  /**
   * `reset`: all connections are closed, and new ones too until it is mended. `silent`: connections stay open and nothing passes, as with a
   * cable that is out; what was sent meanwhile arrives once it is mended.
   */
  whenCut: 'reset' | 'silent';
}

/**
 * A line to a server that can be cut and mended.
 *
 * @param target the server's origin
 */
export async function openLine(target: string, { roundTripMs = 0, whenCut }: LineOptions) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let passable = Promise.resolve();
  let letPass = () => {};

  const carry = (from: Socket, to: Socket) =>
    pipeline(
      from,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          await pause(roundTripMs / 2);
          await passable;
          yield chunk;
        }
      },
      to,
    ).catch(() => undefined); // one end has closed

  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut && whenCut === 'reset') return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.once('close', () => sockets.delete(socket)));
    void carry(near, far);
    void carry(far, near);
  });
  return {
    url: await listenHere(server),
    cut() {
      isCut = true;
      if (whenCut === 'reset') closeAll();
      else
        passable = new Promise((resolve) => {
          letPass = resolve;
        });
    },
    mend() {
      isCut = false;
      letPass();
    },
    close() {
      closeAll();
      server.close();
    },
  };
}
