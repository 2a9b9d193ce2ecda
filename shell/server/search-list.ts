import type { SearchEntry } from '@site/shared/contracts/search.ts';

/** A service must list its pages within this time, in milliseconds; the rest of the site is not kept waiting for them. */
const deadline = 500;

/** What a search source lists; undefined where the service is away or answers in another shape. */
export async function readSearchList(address: URL): Promise<SearchEntry[] | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(deadline) });
    const { data }: { data?: unknown } = response.ok ? await response.json() : {};
    return Array.isArray(data) && data.every(isEntry) ? data.map(entryOf) : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is SearchEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, text, words } = value as Record<string, unknown>; // parsed JSON: an object has nothing but such fields
  const isPath = typeof path === 'string' && /^\/[^/\\]/.test(path);
  return isPath && typeof title === 'string' && typeof text === 'string' && Array.isArray(words) && words.every((word) => typeof word === 'string');
}

function entryOf({ path, title, text, words }: SearchEntry): SearchEntry {
  return { path, title, text, words };
}
