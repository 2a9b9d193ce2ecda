import { createServer } from 'node:http';
import { listenHere } from '@site/service/testing/listen-here';
import { siteUrl } from '../../support/address.ts';

/** The site behind a line that halts for so many milliseconds in each page, before the first link of this kind in the header's bar. */
export async function haltingSite(mark: string, haltMs: number) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl + request.url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    const at = type.startsWith('text/html') ? body.indexOf(mark, body.indexOf('data-bar')) : 0;
    response.write(body.subarray(0, at));
    setTimeout(() => response.end(body.subarray(at)), at > 0 ? haltMs : 0);
  });
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
