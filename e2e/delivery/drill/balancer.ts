import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A load balancer for several edges: uses them in turn, and tries the next one when an edge does not finish its response.
 * It buffers each response until it is complete, so that an edge that dies in the middle of one loses no page.
 */
export async function startBalancer(edges: number[]) {
  let turn = 0;
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    const first = turn++;
    incoming.on('end', () => pass(0));

    function pass(tried: number) {
      const next = () => (tried + 1 < edges.length ? pass(tried + 1) : response.writeHead(502).end());
      const port = edges[(first + tried) % edges.length];
      const passed = ask(
        {
          host: '127.0.0.1',
          port,
          path: incoming.url,
          method: incoming.method,
          headers: incoming.headers,
          agent: false,
        },
        (fromEdge) => {
          const body: Buffer[] = [];
          fromEdge.on('data', (chunk: Buffer) => body.push(chunk));
          fromEdge.on('end', () =>
            response.writeHead(fromEdge.statusCode ?? 502, fromEdge.headers).end(Buffer.concat(body)),
          );
          fromEdge.on('error', next);
        },
      );
      passed.on('error', next);
      passed.end(Buffer.concat(chunks));
    }
  });
  // Visitors and balancer share a process: while it is blocked, no connection that is about to be reused may time out.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `http://localhost:${port}`, stop: () => server.closeAllConnections() };
}
