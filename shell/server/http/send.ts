import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { isKnown } from '@site/service/headers';
import type { FastifyReply } from 'fastify';
import { bestEncoding, type CompressedBody, type Encoding, encoded } from '../caching/encoding.ts';
import type { FileAnswer } from '../files/assets.ts';
import { speculationHeaders } from '../files/site-files.ts';
import type { PickedRelease } from '../releases/release-picker.ts';
import type { CachedPage } from '../rendering/page-answer.ts';
import { allowStyle, documentHeaders } from './security-headers.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const notStored = { 'cache-control': 'no-store' };

export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', ...notStored })
    .send(text);
}

export function sendStatus(reply: FastifyReply, status: number): FastifyReply {
  if (status === 204) return reply.code(status).headers(notStored).send();
  return sendText(reply, status, `${STATUS_CODES[status]}.\n`);
}

export function sendJson(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.headers({ ...json, ...notStored }).send(JSON.stringify(value));
}

/** Sends an answer for one visitor only, compressed in the one encoding that the visitor prefers. */
export async function sendJsonOnce(reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const encoding = bestEncoding(reply.request.headers['accept-encoding']);
  const body = await encoded(Buffer.from(JSON.stringify(value)), encoding, 4);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.headers({ ...json, ...notStored }).send(body);
}

export function sendFile(reply: FastifyReply, file: FileAnswer | undefined): FastifyReply {
  if (!file) return sendText(reply, 404, 'There is no such file.\n');
  return reply.headers(file.headers).send(file.body);
}

export function sendRedirect(reply: FastifyReply, status: number, location: string, query = ''): FastifyReply {
  // Two leading slashes would name another host, and browsers read a backslash as one.
  const target = location.replace(/^[/\\]+/, '/') + (query && `?${query}`);
  return reply
    .code(status)
    .headers({ location: target, ...notStored })
    .send();
}

/** Sends a body that is stored in every encoding, or 304 to a browser that has it. */
export function sendCompressed(
  reply: FastifyReply,
  { etag, bodies }: CompressedBody,
  headers: Record<string, string>,
): FastifyReply {
  const asked = reply.request.headers;
  reply.headers({ ...headers, etag, vary: 'accept-encoding' });
  if (isKnown(etag, asked['if-none-match'])) return reply.code(304).send();
  const encoding = bestEncoding(asked['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

/** Made once for each page and encoding. */
const headerLists = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>();

export type SendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  picked: PickedRelease,
  page: CachedPage,
) => void;

/**
 * Sends a page, or 304 to a browser that has it. It writes to Node's response, because most pages are answered before Fastify sees the
 * request. Headers are flat lists, which Node writes fastest.
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

/** None for canaries and testers: a prefetched page would draw no visitor into the canary, and a tester must see the current state. */
function speculationsFor(request: IncomingMessage, { by }: PickedRelease, { status, isPrivate }: CachedPage): string[] {
  return by === 'channel' && status === 200 && !isPrivate ? speculationHeaders(request) : [];
}

/** Headers that differ by visitor. Adds a second `vary`; browsers and caches join the two. */
function headersBy({ by, setCookie }: PickedRelease): string[] {
  if (by === 'channel') return [];
  return [
    'vary',
    'cookie',
    ...(setCookie ? ['set-cookie', setCookie] : []),
    ...(by === 'tester' ? ['x-robots-tag', 'noindex'] : []),
  ];
}
