import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** A body, compressed once for everybody, and its ETag. */
export interface CompressedBody {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

/** `effort` is brotli's quality: 4 for what is sent once, 9 for what a visitor waits for, 11 for what is kept. */
export async function compressed(text: string, effort: 4 | 9 | 11): Promise<CompressedBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
    promisify(gzip)(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bodies: { identity, br, gzip: gz } };
}
