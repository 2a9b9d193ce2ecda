import type { IncomingMessage } from 'node:http';
import type { EdgeMemory } from './edge-memory.ts';

/** Larger ones are passed on only. A page of the blog's list has 10 KB. */
const maxBytes = 256 * 1024;

export interface KeptAnswer {
  headers: Record<string, string>;
  etag: string | undefined;
  body: Buffer;
  /** In milliseconds since 1970. */
  until: number;
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Answers of services that any visitor may have, for as long as the service allows with `s-maxage`: a crowd costs it one answer a second. */
export function createKeptAnswers(memory: Pick<EdgeMemory, 'shelf'>) {
  const shelf = memory.shelf<KeptAnswer>('answers', ({ body }) => body.length);
  return {
    find(address: string): KeptAnswer | undefined {
      const kept = shelf.get(address);
      return kept && kept.until > performance.now() ? kept : undefined;
    },
    /** Reads along while an answer is passed on. `headers` are those that the visitor gets. */
    keep(address: string, incoming: IncomingMessage, headers: Record<string, unknown>) {
      const seconds = secondsFor(incoming);
      if (seconds === 0) return;
      const until = performance.now() + seconds * 1_000;
      const chunks: Buffer[] = [];
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= maxBytes) chunks.push(chunk);
      });
      incoming.on('end', () => {
        if (bytes > maxBytes || !incoming.complete) return;
        const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
        shelf.set(address, {
          headers: Object.fromEntries(texts),
          etag: incoming.headers.etag,
          body: Buffer.concat(chunks),
          until,
        });
      });
    },
  };
}

/** How long a cache that many share may keep an answer (RFC 9111, 5.2.2.10); 0 for one that differs between visitors. */
function secondsFor({ statusCode, headers }: IncomingMessage): number {
  const caching = headers['cache-control'] ?? '';
  if (statusCode !== 200 || headers['set-cookie'] || headers.vary || /private|no-store|no-cache/.test(caching))
    return 0;
  return Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? 0);
}
