import { LRUCache } from 'lru-cache';

/**
 * Each cache's share of the memory. Pages that differ by their query, are missing or degraded have a cache of their own: whoever requests
 * a thousand made-up paths must not evict a page that somebody reads.
 */
const shares = {
  pages: 0.5,
  otherPages: 0.15,
  serviceResponses: 0.05,
  files: 0.3,
};

type CacheName = keyof typeof shares;

/** Rough overhead of an entry beyond its content: key, headers and the library's own bookkeeping. */
const entryBytes = 1_000;

export type EdgeMemory = ReturnType<typeof createEdgeMemory>;

/** All caches of the edge, under one memory limit. Each evicts its least recently used entries first. */
export function createEdgeMemory(maxBytes: number) {
  const caches = new Map<CacheName, Pick<LRUCache<string, object>, 'calculatedSize'>>();
  return {
    cache<Value extends object>(name: CacheName, bytesOf: (value: Value) => number): LRUCache<string, Value> {
      const cache = new LRUCache<string, Value>({
        maxSize: Math.floor(maxBytes * shares[name]),
        sizeCalculation: (value) => bytesOf(value) + entryBytes,
      });
      caches.set(name, cache);
      return cache;
    },
    /** The size of each cache, for metrics. */
    usage: () => [...caches].map(([name, { calculatedSize }]) => ({ name, bytes: calculatedSize })),
  };
}
