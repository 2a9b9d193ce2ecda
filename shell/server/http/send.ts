import { STATUS_CODES } from 'node:http';
import { isKnown } from '@site/service/http/headers';
import { HttpError } from '@site/service/http/http-errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicFor } from '../caching/cache-control.ts';
import { bestEncoding, type CompressedBody } from '../caching/encoding.ts';
import type { FileResponse } from '../files/assets.ts';
import { speculationRulesPath } from '../files/speculation-rules.ts';
import type { RenderedPage } from '../rendering/page-copies.ts';
import { allowStyle, documentHeaders, policyHeader } from './security-headers.ts';

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
  if (!file) throw new HttpError(404, 'not_found', 'There is no such file.');
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
  reply.headers({ vary: 'accept-encoding', ...headers, etag });
  if (reply.statusCode === 200 && isKnown(etag, requestHeaders['if-none-match'])) return reply.code(304).send();
  const encoding = bestEncoding(requestHeaders['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

/** Sends a page in the visitor's encoding, or 304 to a browser that has it. */
export function sendPage({ site }: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  const { source, setCookie } = site;
  const { status, styleHash, isPrivate = false, isDegraded } = page;
  // A prefetched page would draw no visitor into the canary, and a tester must see the current state.
  const isCommon = source === 'channel' && status === 200 && !isPrivate;
  const revalidated = isCommon && !isDegraded ? publicFor(0) : 'private, no-cache';
  reply.code(status).headers(documentHeaders);
  if (styleHash) reply.header(policyHeader, allowStyle(String(reply.getHeader(policyHeader)), styleHash));
  if (setCookie) reply.header('set-cookie', setCookie);
  if (source === 'tester') reply.header('x-robots-tag', 'noindex');
  if (status === 503) reply.header('retry-after', '30');
  if (isCommon) reply.header('speculation-rules', `"${speculationRulesPath}"`);
  return sendCompressed(reply, page, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'private, no-store' : revalidated,
    // Whoever has a cookie may be a tester, or get the canary.
    vary: 'accept-encoding, cookie',
  });
}
