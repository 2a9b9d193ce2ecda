import { LRUCache } from 'lru-cache';

/**
 * What each shelf may take of the whole. Pages that do not exist, and those that differ by their query, have shelves of their own: whoever
 * asks for a thousand made-up addresses must not push out a page that somebody reads.
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

type ShelfName = keyof typeof shares;

interface ShelfUse {
  entries: number;
  bytes: number;
  maxBytes: number;
}

/** Of an entry apart from its content: key, headers and what the library keeps of it, roughly. */
const entryBytes = 1_000;

export type EdgeMemory = ReturnType<typeof createEdgeMemory>;

/** All that the edge keeps to answer from memory, under one bound. Each shelf drops first what has gone unasked for longest. */
export function createEdgeMemory(maxBytes: number) {
  const uses = new Map<ShelfName, () => ShelfUse>();
  return {
    shelf<Value extends object>(name: ShelfName, bytesOf: (value: Value) => number): LRUCache<string, Value> {
      const maxSize = Math.floor(maxBytes * shares[name]);
      const shelf = new LRUCache<string, Value>({
        maxSize,
        sizeCalculation: (value) => bytesOf(value) + entryBytes,
      });
      uses.set(name, () => ({ entries: shelf.size, bytes: shelf.calculatedSize, maxBytes: maxSize }));
      return shelf;
    },
    /** What stands on each shelf, for those who watch the edge. */
    uses: (): [ShelfName, ShelfUse][] => [...uses].map(([name, use]) => [name, use()]),
  };
}
