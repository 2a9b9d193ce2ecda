import { createConnection, createServer, type Socket } from 'node:net';
import { portOf } from '@site/service/process/server';
import { listenHere } from '@site/service/testing/http';

/** A connection to a server on this machine that can be cut and restored. */
export async function openBreakableConnection(port: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = createConnection(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        sockets.delete(one);
      });
    }
  });
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listenHere(server);
  return {
    port: portOf(server),
    cut() {
      isCut = true;
      end();
    },
    mend() {
      isCut = false;
    },
    close() {
      server.close();
      end();
    },
  };
}
