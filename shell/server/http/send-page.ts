import { speculationHeaders } from '../files/speculation-rules.ts';
import type { PickedRelease } from '../releases/release-picker.ts';
import type { CachedPage } from '../rendering/page-answer.ts';
import { bestEncoding, type Encoding } from './encoding.ts';
import { isKnown } from './is-known.ts';
import { allowStyle, documentHeaders } from './security-headers.ts';
import type { Reply } from './send.ts';

/** Made once for each page and encoding. */
const headerLists = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>();

/** Sends a page, or 304 to whoever has it. Headers are flat lists, which Node writes fastest. */
export function sendPage({ request, response, commonHeaders }: Reply, picked: PickedRelease, page: CachedPage): void {
  const { status, etag, bodies } = page;
  if (status === 200 && isKnown(request, etag)) {
    const headers = [...flat({ ...pageHeaders(page, commonHeaders), etag }), ...headersBy(picked)];
    response.writeHead(304, [...headers, ...speculationsFor(request, picked, page)]).end();
    return;
  }
  const encoding = bestEncoding(request.headers['accept-encoding']);
  const headers = headersOf(page, encoding, commonHeaders);
  response.writeHead(status, [...headers, ...headersBy(picked), ...speculationsFor(request, picked, page)]);
  response.end(request.method === 'HEAD' ? undefined : bodies[encoding]);
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
function speculationsFor(
  request: Reply['request'],
  { by }: PickedRelease,
  { status, isPrivate }: CachedPage,
): string[] {
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
