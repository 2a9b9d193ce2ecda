import { STATUS_CODES } from 'node:http';
import { isKnown } from '@site/service/headers';
import type { FastifyReply } from 'fastify';
import { type CompressedBody, encoded } from '../caching/compressed.ts';
import { bestEncoding } from '../caching/encoding.ts';
import type { FileAnswer } from '../files/assets.ts';

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

/** Sends what nobody else gets, in the one encoding that the visitor prefers. */
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

/** Sends a body that is kept in every encoding, or 304 to whoever has it. */
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
