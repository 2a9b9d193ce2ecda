import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Answers on the port of a site that is being built for the first time, and says what could not be built. The browser asks again every second.
 * If another process has the port, this does nothing: the site reports that once it starts.
 *
 * @param problems what could not be built, by part; read at each request
 */
export async function serveWaitingPage(port: number, problems: ReadonlyMap<string, string>) {
  const server = createServer((_request, response) => {
    const failed = [...problems].map(([part, problem]) => `The build of ${part} failed\n\n${problem}\n`);
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', refresh: '1' });
    response.end(failed.join('\n') || 'The site is being built.\n');
  });
  server.listen(port);
  await once(server, 'listening').catch(() => undefined);
  return {
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
