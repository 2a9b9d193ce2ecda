import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';

interface Patience {
  /** For a connection on which nothing is asked. */
  idleMs: number;
  /** For an answer under way. */
  answerMs: number;
}

/** Stops accepting connections, answers what was asked on those that are open, and closes them. */
export function closeGently(server: Server, { idleMs, answerMs }: Patience): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // `server.close()` closes idle connections at once, and a browser's next request on one of them would meet the end:
  // 3 of 2,000 failed so while edges replaced each other. Told with the next answer, the browser opens another.
  const closing = setTimeout(() => setInterval(() => server.closeIdleConnections(), 50).unref(), idleMs);
  const ending = setTimeout(() => server.closeAllConnections(), Math.max(idleMs, answerMs));
  return new Promise((resolve) => {
    SocketServer.prototype.close.call(server, () => {
      clearTimeout(closing);
      clearTimeout(ending);
      resolve();
    });
  });
}
