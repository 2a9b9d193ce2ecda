import type { SearchResult } from './search-result.ts';

/** What the search page's loader found. */
export type SearchPageData = { status: 'ready'; result: SearchResult } | { status: 'failed'; query: string };

export const nothingAsked: SearchPageData = { status: 'ready', result: { query: '', hits: [], absences: [] } };

/** The query, whether the search worked or not. */
export function queryOf(data: SearchPageData): string {
  return data.status === 'ready' ? data.result.query : data.query;
}
