import { siteUrl } from '../../support/address.ts';
import { openServer } from '../../support/open-server.ts';

/** The site behind a connection that pauses for this long in each page, before the first `mark` from the header's bar on. */
export function haltingSite(mark: string, haltMs: number) {
  return openServer(async (request, response) => {
    const original = await fetch(siteUrl + request.url);
    const type = original.headers.get('content-type') ?? '';
    const body = Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, { 'content-type': type });
    const at = type.startsWith('text/html') ? body.indexOf(mark, body.indexOf('data-bar')) : 0;
    response.write(body.subarray(0, at));
    setTimeout(() => response.end(body.subarray(at)), at > 0 ? haltMs : 0);
  });
}
