import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from '@site/service/headers';
import { bestEncoding, type Encoding } from '../caching/encoding.ts';
import { speculationHeaders } from '../files/speculation-rules.ts';
import type { PickedRelease } from '../releases/release-picker.ts';
import type { CachedPage } from '../rendering/page-answer.ts';
import { allowStyle, documentHeaders } from './security-headers.ts';

/** Made once for each page and encoding. */
const headerLists = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>();

export type SendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  picked: PickedRelease,
  page: CachedPage,
) => void;

/**
 * Sends a page, or 304 to whoever has it. It writes to Node's response, because most pages are answered before Fastify has the request.
 * Headers are flat lists, which Node writes fastest.
 */
export function createSendPage(commonHeaders: Record<string, string>): SendPage {
  return (request, response, picked, page) => {
    const { status, etag, bodies } = page;
    const more = [...headersBy(picked), ...speculationsFor(request, picked, page)];
    if (status === 200 && isKnown(etag, request.headers['if-none-match'])) {
      response.writeHead(304, [...flat({ ...pageHeaders(page, commonHeaders), etag }), ...more]).end();
      return;
    }
    const encoding = bestEncoding(request.headers['accept-encoding']);
    response.writeHead(status, [...headersOf(page, encoding, commonHeaders), ...more]);
    response.end(request.method === 'HEAD' ? undefined : bodies[encoding]);
  };
}

function headersOf(page: CachedPage, encoding: Encoding, commonHeaders: Record<string, string>): string[] {
  const lists = headerLists.get(page) ?? {};
  headerLists.set(page, lists);
  lists[encoding] ??= flat({
    ...pageHeaders(page, commonHeaders),
    etag: page.etag,
    'content-length': String(page.bodies[encoding].length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(page.status === 503 && { 'retry-after': '30' }),
  });
  return lists[encoding];
}

function pageHeaders({ isPrivate, styleHash }: CachedPage, commonHeaders: Record<string, string>) {
  return {
    ...commonHeaders,
    ...documentHeaders,
    ...(styleHash && allowStyle(commonHeaders, styleHash)),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'private, no-store' : 'private, no-cache',
    vary: 'accept-encoding',
  };
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}

/** A page fetched ahead would draw no visitor into a canary, and a tester is to see what was asked for, at once. */
function speculationsFor(request: IncomingMessage, { by }: PickedRelease, { status, isPrivate }: CachedPage): string[] {
  return by === 'channel' && status === 200 && !isPrivate ? speculationHeaders(request) : [];
}

/** What differs by visitor. Adds a second `vary`; browsers and caches join the two. */
function headersBy({ by, setCookie }: PickedRelease): string[] {
  if (by === 'channel') return [];
  return [
    'vary',
    'cookie',
    ...(setCookie ? ['set-cookie', setCookie] : []),
    ...(by === 'tester' ? ['x-robots-tag', 'noindex'] : []),
  ];
}
