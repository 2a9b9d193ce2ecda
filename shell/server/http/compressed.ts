import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chosenEncoding, type Encoding } from './encoding.ts';

/** A body compressed once for all who ask, and its tag. */
export interface CompressedBody {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

/** `effort` is brotli's quality: 9 for what a visitor waits for, 11 for what is kept. */
export async function compressed(text: string, effort: 9 | 11): Promise<CompressedBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
    promisify(gzip)(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bodies: { identity, br, gzip: gz } };
}

export function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, bodies }: CompressedBody,
  headers: Record<string, string>,
): void {
  const about = { ...headers, etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, about).end();
    return;
  }
  const encoding = chosenEncoding(request.headers['accept-encoding']);
  const body = bodies[encoding];
  response.writeHead(200, {
    ...about,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
