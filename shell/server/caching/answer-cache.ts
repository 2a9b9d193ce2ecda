import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { EdgeMemory } from './edge-memory.ts';

/** Larger answers are passed on but not cached. A page of the blog's list has 10 KB. */
const maxBytes = 256 * 1024;

export interface CachedAnswer {
  headers: Record<string, string>;
  etag: string | undefined;
  body: Buffer;
  /** When it expires, by `performance.now()`. */
  until: number;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/**
 * Caches service answers that are the same for every visitor, for as long as `s-maxage` allows: a crowd costs the service one answer a
 * second.
 */
export function createAnswerCache(memory: Pick<EdgeMemory, 'cache'>) {
  const cache = memory.cache<CachedAnswer>('answers', ({ body }) => body.length);
  return {
    find(address: string): CachedAnswer | undefined {
      const found = cache.get(address);
      return found && found.until > performance.now() ? found : undefined;
    },
    /**
     * The stream that caches an answer as it passes; undefined where the service forbids caching. `reply` has status and headers already.
     */
    copyFor(address: string, reply: FastifyReply): PassThrough | undefined {
      const seconds = secondsFor(reply);
      if (seconds === 0) return undefined;
      const until = performance.now() + seconds * 1_000;
      // `connection` describes this connection, not the answer.
      const { connection: _connection, ...own } = reply.getHeaders();
      const texts = Object.entries(own).map(([name, value]) => [name, String(value)]);
      const headers: Record<string, string> = Object.fromEntries(texts);
      const chunks: Buffer[] = [];
      let bytes = 0;
      return new PassThrough({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          if (bytes <= maxBytes) chunks.push(chunk);
          done(null, chunk);
        },
        // Reached only by an answer that arrived whole.
        flush(done) {
          if (bytes <= maxBytes)
            cache.set(address, { headers, etag: headers.etag, body: Buffer.concat(chunks), until });
          done();
        },
      });
    },
  };
}

/** How long a shared cache may store the answer (RFC 9111, 5.2.2.10); 0 where it differs between visitors. */
function secondsFor(reply: FastifyReply): number {
  const caching = String(reply.getHeader('cache-control') ?? '');
  const differs = reply.hasHeader('set-cookie') || reply.hasHeader('vary');
  if (reply.statusCode !== 200 || differs || /private|no-store|no-cache/.test(caching)) return 0;
  return Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? 0);
}
