import { createServer, request } from 'node:http';
import { listenHere } from '@site/service/testing/http';

/** The site behind a proxy that holds the matching files until `release` is called. */
export async function holdSite(site: string, files: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async (incoming, outgoing) => {
    if (files.test(incoming.url ?? '')) await released;
    const { hostname, port } = new URL(site);
    const passed = request({ hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers });
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  return {
    url: await listenHere(server),
    release() {
      release();
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
