import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listenHere } from '@site/service/testing/listen-here';

/**
 * The site behind a proxy that can take the scripts out of its HTML: the physical limit of a page's first view.
 * Both sides of the comparison go through one, so that its own time counts on both.
 */
export async function startProxy(site: string, keepsScripts: boolean) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = type.startsWith('text/html');
    const isText = /text|javascript|json|svg/.test(type);
    const sent = isPage && !keepsScripts ? Buffer.from(withoutScripts(body.toString('utf8'))) : body;
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? 'no-store',
      ...(isText && { 'content-encoding': 'br' }),
    });
    response.end(isText ? brotliCompressSync(sent) : sent);
  });
  return {
    url: await listenHere(server),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}
