import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { isKnown } from '@site/service/http/headers';
import type { FastifyReply } from 'fastify';
import { publicFor } from '../caching/cache-control.ts';
import { bestEncoding, type CompressedBody } from '../caching/encoding.ts';
import type { FileResponse } from '../files/assets.ts';
import { speculationRulesPath } from '../files/speculation-rules.ts';
import type { PickedRelease } from '../releases/pick-release.ts';
import type { RenderedPage } from '../rendering/page-copies.ts';
import { allowStyle, documentHeaders } from './security-headers.ts';

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
  return reply.headers({ 'content-type': 'application/json; charset=utf-8', ...notStored }).send(JSON.stringify(value));
}

export function sendFile(reply: FastifyReply, file: FileResponse | undefined): FastifyReply {
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
  const requestHeaders = reply.request.headers;
  reply.headers({ ...headers, etag, vary: 'accept-encoding' });
  if (isKnown(etag, requestHeaders['if-none-match'])) return reply.code(304).send();
  const encoding = bestEncoding(requestHeaders['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

export type SendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  picked: PickedRelease,
  page: RenderedPage,
) => void;

/** Sends a page, or 304 to a browser that has it. To Node's response, because most pages are sent before Fastify sees the request. */
export function createSendPage(commonHeaders: Record<string, string>): SendPage {
  // Put together once for each page, as a list of names and values: objects made for each visitor took a third of the edge's time.
  const headersOfPages = new WeakMap<RenderedPage, string[]>();

  function headersOf(page: RenderedPage): string[] {
    const known = headersOfPages.get(page);
    if (known) return known;
    const { status, etag, styleHash } = page;
    const headers = Object.entries({
      ...commonHeaders,
      ...documentHeaders,
      ...(styleHash && allowStyle(commonHeaders, styleHash)),
      'content-type': 'text/html; charset=utf-8',
      ...(status === 503 && { 'retry-after': '30' }),
      // Whoever has a cookie may be a tester, or get the canary.
      vary: 'accept-encoding, cookie',
      etag,
    }).flat();
    headersOfPages.set(page, headers);
    return headers;
  }

  return (request, response, { source, setCookie }, page) => {
    const { status, etag, bodies, isPrivate = false, isDegraded } = page;
    const headers = [...headersOf(page)];
    if (setCookie) headers.push('set-cookie', setCookie);
    if (source === 'tester') headers.push('x-robots-tag', 'noindex');
    // A prefetched page would draw no visitor into the canary, and a tester must see the current state.
    const isCommon = source === 'channel' && status === 200 && !isPrivate;
    if (isCommon) headers.push('speculation-rules', `"${speculationRulesPath}"`);
    const revalidated = isCommon && !isDegraded ? publicFor(0) : 'private, no-cache';
    headers.push('cache-control', isPrivate ? 'private, no-store' : revalidated);
    if (status === 200 && isKnown(etag, request.headers['if-none-match'])) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const body = bodies[encoding];
    headers.push('content-length', String(body.length));
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  };
}
