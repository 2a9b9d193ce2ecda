import { LRUCache } from 'lru-cache';

/**
 * Each cache's share of the memory. Missing pages, and pages that differ by their query, have caches of their own: whoever asks for a
 * thousand made-up addresses must not evict a page that somebody reads.
 */
const shares = {
  pages: 0.33,
  pageVariants: 0.07,
  lastGoodPages: 0.17,
  lastGoodVariants: 0.03,
  missingPages: 0.05,
  answers: 0.05,
  files: 0.3,
};

type CacheName = keyof typeof shares;

interface CacheUsage {
  entries: number;
  bytes: number;
  maxBytes: number;
}

/** Rough overhead of an entry beyond its content: key, headers and the library's own bookkeeping. */
const entryBytes = 1_000;

export type EdgeMemory = ReturnType<typeof createEdgeMemory>;

/** All caches of the edge, under one memory limit. Each evicts its least recently used entries first. */
export function createEdgeMemory(maxBytes: number) {
  const usage = new Map<CacheName, () => CacheUsage>();
  return {
    cache<Value extends object>(name: CacheName, bytesOf: (value: Value) => number): LRUCache<string, Value> {
      const maxSize = Math.floor(maxBytes * shares[name]);
      const cache = new LRUCache<string, Value>({
        maxSize,
        sizeCalculation: (value) => bytesOf(value) + entryBytes,
      });
      usage.set(name, () => ({ entries: cache.size, bytes: cache.calculatedSize, maxBytes: maxSize }));
      return cache;
    },
    /** What each cache holds, for metrics. */
    usage: (): [CacheName, CacheUsage][] => [...usage].map(([name, read]) => [name, read()]),
  };
}
