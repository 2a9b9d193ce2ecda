import { LRUCache } from 'lru-cache';

/**
 * Each cache's share of the memory. Missing pages, and pages that differ by their query, have caches of their own: whoever requests a
 * thousand made-up paths must not evict a page that somebody reads.
 */
const shares = {
  pages: 0.33,
  pageVariants: 0.07,
  lastGoodPages: 0.17,
  lastGoodVariants: 0.03,
  missingPages: 0.05,
  serviceResponses: 0.05,
  files: 0.3,
};

type CacheName = keyof typeof shares;

/** Rough overhead of an entry beyond its content: key, headers and the library's own bookkeeping. */
const entryBytes = 1_000;

export type EdgeMemory = ReturnType<typeof createEdgeMemory>;

/** All caches of the edge, under one memory limit. Each evicts its least recently used entries first. */
export function createEdgeMemory(maxBytes: number) {
  const caches = new Map<CacheName, Pick<LRUCache<string, object>, 'size' | 'calculatedSize' | 'maxSize'>>();
  return {
    cache<Value extends object>(name: CacheName, bytesOf: (value: Value) => number): LRUCache<string, Value> {
      const cache = new LRUCache<string, Value>({
        maxSize: Math.floor(maxBytes * shares[name]),
        sizeCalculation: (value) => bytesOf(value) + entryBytes,
      });
      caches.set(name, cache);
      return cache;
    },
    /** Entries and bytes of each cache, for metrics. */
    usage: () =>
      [...caches].map(([name, { size, calculatedSize, maxSize }]) => ({
        name,
        entries: size,
        bytes: calculatedSize,
        maxBytes: maxSize,
      })),
  };
}
