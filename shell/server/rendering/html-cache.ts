import { LRUCache } from 'lru-cache';
import type { CompressedBody } from '../http/compressed.ts';

/** One finished page, compressed once. */
export interface CachedPage extends CompressedBody {
  status: number;
  isDegraded: boolean;
  /** Made for one visitor: nobody else may keep it. */
  isPrivate?: boolean;
  /** When it was made, in milliseconds since 1970. */
  at: number;
}

/** Evicts the least recently used pages when all together exceed the bound. */
export function createHtmlCache(maxBytes: number) {
  return new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
}

function sizeOf({ bodies }: CachedPage): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length;
}
