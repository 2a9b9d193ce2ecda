import { brotliCompressSync } from 'node:zlib';
import { openServer } from '../support/open-server.ts';

interface KeptResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * The site behind a proxy that can take the scripts out of its HTML: the physical limit of a page's first view.
 * Both sides of the comparison go through one. Like the edge it keeps what it has compressed, so that nothing is compressed while a page
 * loads, and files share the line as they do without it.
 */
export function startProxy(site: string, keepsScripts: boolean) {
  const kept = new Map<string, Promise<KeptResponse>>();
  const ask = async (url: string): Promise<KeptResponse> => {
    const response = await fetch(site + url);
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    const isText = /text|javascript|json|svg/.test(type);
    const sent = type.startsWith('text/html') && !keepsScripts ? withoutScripts(body.toString('utf8')) : body;
    return {
      status: response.status,
      headers: {
        'content-type': type,
        'cache-control': response.headers.get('cache-control') ?? 'no-store',
        ...(isText && { 'content-encoding': 'br' }),
      },
      body: isText ? brotliCompressSync(sent) : Buffer.from(sent),
    };
  };
  return openServer(async ({ url = '/' }, outgoing) => {
    const response = kept.get(url) ?? ask(url);
    kept.set(url, response);
    const { status, headers, body } = await response;
    outgoing.writeHead(status, headers).end(body);
  });
}

/** Removes all scripts but the page's data, which it empties: the page shows what follows the first view once that element is there. */
function withoutScripts(html: string): string {
  return html
    .replace(/(<script\b[^>]*\bid="page-data"[^>]*>)[\s\S]*?(<\/script>)/, '$1$2')
    .replace(/<script\b(?![^>]*\bid="page-data")[^>]*>[\s\S]*?<\/script>/g, '');
}
