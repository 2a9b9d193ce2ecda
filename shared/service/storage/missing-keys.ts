import { LRUCache } from 'lru-cache';

/** After this time a missing key is looked up again: it may have been written meanwhile. */
const missingForMs = 5_000;
/** Anybody can ask for files that never existed. */
const maxMissing = 1_000;

/**
 * Keys that a storage did not have a moment ago, so that it is not asked again for each request.
 *
 * @example
 * const missing = createMissingKeys();
 * if (!missing.has(key) && !(await storage.read(key))) missing.set(key, true);
 */
export function createMissingKeys(): LRUCache<string, true> {
  return new LRUCache({ max: maxMissing, ttl: missingForMs });
}
