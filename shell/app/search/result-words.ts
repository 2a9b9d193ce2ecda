import { searchPath } from './search-index.ts';
import type { SearchResult } from './search-result.ts';

/** How many pages were found; screen readers announce it too. */
export function countOf({ hits }: Pick<SearchResult, 'hits'>): string {
  if (hits.length === 0) return 'No results';
  return hits.length === 1 ? '1 result' : `${hits.length} results`;
}

/** Address of the page with all results of a query. */
export function resultsAddress(query: string): string {
  return `${searchPath}?${new URLSearchParams({ q: query })}`;
}
