import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { listenHere } from '@site/service/testing/http';

/** A server of the test's own, on a free port of this machine. */
export async function openServer(handle: RequestListener) {
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

/** Passes a request on to another server as it is, and the response back. */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { hostname, port }: { hostname: string; port: string | number | undefined },
): void {
  const { url: path, method, headers } = incoming;
  const passed = request({ hostname, port, path, method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
