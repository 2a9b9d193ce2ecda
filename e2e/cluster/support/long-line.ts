import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A line to a server far away. While it is cut, connections stay open and nothing passes, as with a cable that is out; what was sent
 * meanwhile arrives once it is mended.
 *
 * @param target the server's origin
 */
export async function openLongLine(target: string, roundTripMs: number) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let passable = Promise.resolve();
  let mend = () => {};

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

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.once('close', () => sockets.delete(socket)));
    void carry(near, far);
    void carry(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${ownPort}`,
    cut() {
      passable = new Promise((resolve) => {
        mend = resolve;
      });
    },
    mend: () => mend(),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
