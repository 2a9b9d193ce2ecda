import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The best first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** The best encoding that the request's Accept-Encoding allows. */
export function bestEncoding(accepted = ''): Encoding {
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(encodings);
  return encodings.find((encoding) => allowed.includes(encoding)) ?? 'identity';
}

/** A body, compressed once for all visitors, and its ETag. */
export interface CompressedBody {
  etag: string;
  bodies: Record<Encoding, Uint8Array>;
}

/** Up to this size a brotli window of 128 KB covers the whole page, for a fraction of the memory of the default window. */
const smallBytes = 128 * 1024;

/**
 * For what is sent once, and what is cached until its data change. On pages, 10 saves 9 % over 9, in 30 ms instead of 5; 11 would take 80 ms to
 * save one per cent more.
 */
export const brotliQuality = { once: 4, cached: 10 } as const;

export type BrotliQuality = (typeof brotliQuality)[keyof typeof brotliQuality];

export async function compress(text: string, quality: BrotliQuality): Promise<CompressedBody> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([encode(identity, 'br', quality), encode(identity, 'gzip', quality)]);
  const etag = `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
  return { etag, bodies: { identity, br, gzip: gzipped } };
}

/** One encoding of a body. */
async function encode(identity: Buffer, encoding: Encoding, quality: BrotliQuality): Promise<Buffer> {
  if (encoding === 'identity') return identity;
  if (encoding === 'gzip') return promisify(gzip)(identity);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    ...(identity.length <= smallBytes && { [constants.BROTLI_PARAM_LGWIN]: 17 }),
  };
  return promisify(brotliCompress)(identity, { params });
}
