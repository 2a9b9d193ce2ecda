import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { brotliCompressSync } from 'node:zlib';
import { listenHere } from '@site/service/testing/http';
import { openServer } from '../support/open-server.ts';

interface KeptResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * The site behind a proxy that can take the scripts out of its HTML: the physical limit of a page's first view.
 * Both sides of the comparison go through one.
 */
export function startProxy(site: string, keepsScripts: boolean) {
  const ask = keepResponses(site, keepsScripts ? undefined : withoutScripts);
  return openServer(async ({ url = '/' }, outgoing) => {
    const { status, headers, body } = await ask(url);
    outgoing.writeHead(status, headers).end(body);
  });
}

/** A site as visitors on the Internet reach it: over HTTP/2. */
export async function startHttp2Proxy(site: string, { certificate, key }: Record<'certificate' | 'key', string>) {
  const ask = keepResponses(site);
  const server = createSecureServer({ cert: readFileSync(certificate), key: readFileSync(key) });
  server.on('request', async ({ url, headers: asked }, outgoing) => {
    const { status, headers, body } = await ask(url);
    // Without it, the site takes every answer for a changed one.
    if (headers.etag && asked['if-none-match'] === headers.etag) outgoing.writeHead(304, headers).end();
    else outgoing.writeHead(status, headers).end(body);
  });
  const { port } = new URL(await listenHere(server));
  return { url: `https://localhost:${port}`, stop: () => void server.close() };
}

/**
 * Asks a site once for each address and keeps the answer, compressed. Like the edge, so that nothing is compressed while a page loads, and
 * files share the line as they do without the proxy.
 */
function keepResponses(site: string, changeHtml = (html: string) => html): (url: string) => Promise<KeptResponse> {
  const kept = new Map<string, Promise<KeptResponse>>();
  const ask = async (url: string): Promise<KeptResponse> => {
    const response = await fetch(site + url);
    const etag = response.headers.get('etag');
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    const isText = /text|javascript|json|svg/.test(type);
    const sent = type.startsWith('text/html') ? Buffer.from(changeHtml(body.toString('utf8'))) : body;
    return {
      status: response.status,
      headers: {
        'content-type': type,
        'cache-control': response.headers.get('cache-control') ?? 'no-store',
        ...(etag && { etag }),
        ...(isText && { 'content-encoding': 'br' }),
      },
      body: isText ? brotliCompressSync(sent) : sent,
    };
  };
  return (url) => {
    const response = kept.get(url) ?? ask(url);
    kept.set(url, response);
    return response;
  };
}

/** Removes all scripts but the page's data, which it empties: the page shows what follows the first view once that element is there. */
function withoutScripts(html: string): string {
  return html
    .replace(/(<script\b[^>]*\bid="page-data"[^>]*>)[\s\S]*?(<\/script>)/, '$1$2')
    .replace(/<script\b(?![^>]*\bid="page-data")[^>]*>[\s\S]*?<\/script>/g, '');
}
