import { brotliCompressSync } from 'node:zlib';
import { openServer } from '../support/open-server.ts';

interface Answer {
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
  const kept = new Map<string, Promise<Answer>>();
  const ask = async (url: string): Promise<Answer> => {
    const answer = await fetch(site + url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = /text|javascript|json|svg/.test(type);
    const sent = type.startsWith('text/html') && !keepsScripts ? withoutScripts(body.toString('utf8')) : body;
    return {
      status: answer.status,
      headers: {
        'content-type': type,
        'cache-control': answer.headers.get('cache-control') ?? 'no-store',
        ...(isText && { 'content-encoding': 'br' }),
      },
      body: isText ? brotliCompressSync(sent) : Buffer.from(sent),
    };
  };
  return openServer(async ({ url = '/' }, response) => {
    const answer = kept.get(url) ?? ask(url);
    kept.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
}

/** Removes all scripts but the page's data, which it empties: the page shows what follows the first view once that element is there. */
function withoutScripts(html: string): string {
  return html
    .replace(/(<script\b[^>]*\bid="page-data"[^>]*>)[\s\S]*?(<\/script>)/, '$1$2')
    .replace(/<script\b(?![^>]*\bid="page-data")[^>]*>[\s\S]*?<\/script>/g, '');
}
