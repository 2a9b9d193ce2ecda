import { createServer, type RequestListener } from 'node:http';
import { listenHere } from '@site/service/testing/http';

/** A server of the journey's own in front of the site, under an address of its own. */
export async function siteBehind(handle: RequestListener) {
  const server = createServer(handle);
  const { port } = new URL(await listenHere(server));
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
