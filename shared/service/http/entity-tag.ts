import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Adds an ETag to every cacheable answer to GET, and answers 304 where the client has it already. */
export async function tagAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!isTaggable(request, reply) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
  const tag = tagOf(reply) ?? `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', tag);
  if (!isKnown(tag, request.headers['if-none-match'])) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return '';
}

function isTaggable(request: FastifyRequest, reply: FastifyReply): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store';
}

function tagOf(reply: FastifyReply): string | undefined {
  const tag = reply.getHeader('etag');
  return typeof tag === 'string' ? tag : undefined;
}

/** Whether If-None-Match names this strong tag: alone, in a list, or weakened by a proxy on the way (RFC 9110, 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  // The first line is nearly always the answer.
  if (ifNoneMatch === undefined || ifNoneMatch === tag) return ifNoneMatch === tag;
  return ifNoneMatch.split(',').some((text) => text.trim() === '*' || text.trim().replace(/^W\//, '') === tag);
}
