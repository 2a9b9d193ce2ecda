import { request as ask, createServer } from 'node:http';
import type { RunningSite } from '@site/runner/site';
import { listenHere } from '@site/service/testing/http';

/** A second origin that forwards to the services of a site. It is open before the site starts, because the site must be told its address. */
export async function openApiDoor() {
  let services: RunningSite['services'] = {};
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const port = services[url.startsWith('/api/v1/blogs') ? 'blog' : 'contact']?.port;
    const asked = ask({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  const origin = (await listenHere(server)).replace('127.0.0.1', 'localhost');
  return {
    origin,
    leadTo: (site: RunningSite) => {
      services = site.services;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
