import type { RunningSite } from '@site/runner/site';
import { openServer, passOn } from './open-server.ts';

/** A second origin that forwards to the services of a site. It is open before the site starts, because the site must be told its address. */
export async function openApiProxy() {
  let services: RunningSite['services'] = {};
  const { url, stop } = await openServer((request, response) => {
    const service = services[request.url?.startsWith('/api/v1/blogs') ? 'blog' : 'contact'];
    passOn(request, response, { hostname: '127.0.0.1', port: service?.port });
  });
  return {
    origin: url,
    forwardTo: (site: RunningSite) => {
      services = site.services;
    },
    stop,
  };
}
