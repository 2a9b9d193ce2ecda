import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before several edges in production: takes their ports in turn, and asks the next one where one does not answer. */
export async function startBalancer(edges: number[]) {
  let turn = 0;
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    const first = turn++;
    incoming.on('end', () => pass(0));

    function pass(tried: number) {
      const port = edges[(first + tried) % edges.length];
      const passed = ask({ host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers: incoming.headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => {
        if (response.headersSent) response.destroy();
        else if (tried + 1 < edges.length) pass(tried + 1);
        else response.writeHead(502).end();
      });
      passed.end(Buffer.concat(chunks));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `http://localhost:${port}`, stop: () => server.closeAllConnections() };
}
