import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { EdgeMemory } from './edge-memory.ts';

/** Larger ones are passed on only. A page of the blog's list has 10 KB. */
const maxBytes = 256 * 1024;

export interface CachedAnswer {
  headers: Record<string, string>;
  etag: string | undefined;
  body: Buffer;
  /** By `performance.now()`. */
  until: number;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Answers of services that any visitor may have, for as long as the service allows with `s-maxage`: a crowd costs it one answer a second. */
export function createAnswerCache(memory: Pick<EdgeMemory, 'shelf'>) {
  const shelf = memory.shelf<CachedAnswer>('answers', ({ body }) => body.length);
  return {
    find(address: string): CachedAnswer | undefined {
      const found = shelf.get(address);
      return found && found.until > performance.now() ? found : undefined;
    },
    /** Where the service allows it, what to send its answer through, so that it is kept. `reply` has status and headers already. */
    copyFor(address: string, reply: FastifyReply): PassThrough | undefined {
      const seconds = secondsFor(reply);
      if (seconds === 0) return undefined;
      const until = performance.now() + seconds * 1_000;
      // Whether the connection stays open is no part of the answer.
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
        // Only a whole answer comes to its end.
        flush(done) {
          if (bytes <= maxBytes)
            shelf.set(address, { headers, etag: headers.etag, body: Buffer.concat(chunks), until });
          done();
        },
      });
    },
  };
}

/** How long a cache that many share may keep an answer (RFC 9111, 5.2.2.10); 0 for one that differs between visitors. */
function secondsFor(reply: FastifyReply): number {
  const caching = String(reply.getHeader('cache-control') ?? '');
  const differs = reply.hasHeader('set-cookie') || reply.hasHeader('vary');
  if (reply.statusCode !== 200 || differs || /private|no-store|no-cache/.test(caching)) return 0;
  return Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? 0);
}
