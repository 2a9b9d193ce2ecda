import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `traceparent` of W3C Trace Context: version, trace id, id of the caller's own step, flags. */
const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * The `traceparent` to send on: the caller's trace, or `ownTrace` if the caller has none, with a span id of our own.
 * @example
 * headers.traceparent = nextTraceparent(request.headers.traceparent);
 */
export function nextTraceparent(received: unknown, ownTrace = newTraceId()): string {
  const [, trace = ownTrace, flags = '00'] = form.exec(String(received)) ?? [];
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`;
}

/** The id that all lines about one request share, from the edge to the mail it caused. */
export function traceIdOf(traceparent: unknown): string | undefined {
  return form.exec(String(traceparent))?.[1];
}

/** The caller's trace, if there is one and the caller is trusted, or a new one. */
export function traceOf({ headers }: Pick<IncomingMessage, 'headers'>, trustsCaller: boolean): string {
  return (trustsCaller && traceIdOf(headers.traceparent)) || newTraceId();
}

function newTraceId(): string {
  // Node draws UUIDs in advance: sixteen bytes for each request took a sixth of the edge's time.
  return randomUUID().replaceAll('-', '');
}

/** Adds an ETag to every cacheable response to GET, and answers 304 where the client has it already. */
export async function tagResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!isTaggable(request, reply) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
  const tag = String(reply.getHeader('etag') ?? `"${hash('sha256', payload, 'base64url').slice(0, 27)}"`);
  reply.header('etag', tag);
  if (!isKnown(tag, request.headers['if-none-match'])) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return '';
}

function isTaggable(request: FastifyRequest, reply: FastifyReply): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store';
}

/** Whether If-None-Match names this strong tag: alone, in a list, or weakened by a proxy on the way (RFC 9110, 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  // Nearly every request is decided here.
  if (ifNoneMatch === undefined || ifNoneMatch === tag) return ifNoneMatch === tag;
  return ifNoneMatch.split(',').some((text) => text.trim() === '*' || text.trim().replace(/^W\//, '') === tag);
}

/** A `set-cookie` line for the whole host; the value must need no escaping. */
export function writeCookie(cookie: SetCookie): string {
  return stringifySetCookie({ path: '/', ...cookie }, { encode: (value) => value });
}

/** The value of a cookie as it was set, without unescaping. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return parseCookie(header ?? '', { decode: (value) => value })[name];
}

/** The values of all cookies of a name: one may be set for this host, another for its parent domain. */
export function readCookies(header: string | undefined, name: string): string[] {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}
