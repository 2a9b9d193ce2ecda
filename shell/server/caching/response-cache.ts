import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { EdgeMemory } from './edge-memory.ts';

/** Larger responses are passed on but not cached. */
const maxBytes = 256 * 1024;

export interface CachedResponse {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Caches service responses that are the same for every visitor, for as long as `s-maxage` allows. Once a response has expired, calls are
 * forwarded until a new one has passed whole; they do not wait for the first of them, because a visitor who reads slowly would hold up all others.
 *
 * Not undici's cache interceptor: it passes each `if-none-match` on to the service, measures age by a clock that may be set back, and its
 * `MemoryCacheStore` (7.29) outgrows `maxSize`, because it evicts nothing where each address has one entry.
 */
export function createResponseCache(memory: Pick<EdgeMemory, 'cache'>) {
  const cache = memory.cache<CachedResponse>('serviceResponses', ({ body }) => body.length);
  return {
    find: (url: string) => cache.get(url),
    /**
     * The stream that caches a response as it passes; undefined if the service forbids caching. `reply` has status and headers already.
     */
    copyFor(url: string, reply: FastifyReply): PassThrough | undefined {
      const seconds = sharedMaxAge(reply);
      if (seconds === 0) return undefined;
      const startedAt = performance.now();
      // `connection` describes this connection, not the response.
      const { connection: _connection, ...reusable } = reply.getHeaders();
      const texts = Object.entries(reusable).map(([name, value]) => [name, String(value)]);
      const headers: Record<string, string> = Object.fromEntries(texts);
      const chunks: Buffer[] = [];
      let bytes = 0;
      return new PassThrough({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          if (bytes <= maxBytes) chunks.push(chunk);
          done(null, chunk);
        },
        // Reached only by a response that arrived whole.
        flush(done) {
          if (bytes <= maxBytes)
            cache.set(url, { headers, body: Buffer.concat(chunks) }, { ttl: seconds * 1_000, start: startedAt });
          done();
        },
      });
    },
  };
}

/** How long a shared cache may store the response (RFC 9111, 5.2.2.10), in seconds; 0 where it differs between visitors. */
function sharedMaxAge(reply: FastifyReply): number {
  const cacheControl = String(reply.getHeader('cache-control') ?? '');
  const differs = reply.hasHeader('set-cookie') || reply.hasHeader('vary');
  if (reply.statusCode !== 200 || differs || /private|no-store|no-cache/.test(cacheControl)) return 0;
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
