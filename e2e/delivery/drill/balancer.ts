import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A load balancer for several edges: uses them in turn, and tries the next one when an edge does not finish its response.
 * It buffers each response until it is complete, so that an edge that dies in the middle of one loses no page.
 */
export async function startBalancer(edges: number[]) {
  let turn = 0;
  const server = createServer((incoming, response) => {
    // A visitor who goes away before the request is whole gets nothing.
    pass(incoming, response).catch(() => response.destroy());
  });

  async function pass(incoming: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await incoming.toArray());
    const first = turn++ % edges.length;
    for (const port of [...edges.slice(first), ...edges.slice(0, first)]) {
      const answer = await answerOf(port, incoming, body).catch(() => undefined);
      if (answer) return void response.writeHead(answer.status, answer.headers).end(answer.body);
    }
    response.writeHead(502).end();
  }
  // Visitors and balancer share a process: while it is blocked, no connection that is about to be reused may time out.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `http://localhost:${port}`, stop: () => server.closeAllConnections() };
}

/** Rejects if the edge does not finish its response. */
async function answerOf(port: number, { url, method, headers }: IncomingMessage, content: Buffer) {
  const outgoing = request({ host: '127.0.0.1', port, path: url, method, headers, agent: false }).end(content);
  // An edge that is killed after its first bytes fails the request too, of which the answer's stream tells as well.
  outgoing.on('error', () => {});
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]; // what the event carries
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}
