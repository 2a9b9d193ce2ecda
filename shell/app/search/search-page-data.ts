import type { Head } from '@site/contracts/part-routes';
import { firstCharacters } from '../visitor-text.ts';
import type { SearchResult } from './create-search.ts';

/** The result of the search page's loader. */
export type SearchPageData = { status: 'ready'; result: SearchResult } | { status: 'failed'; query: string };

export const emptySearch: SearchPageData = { status: 'ready', result: { query: '', hits: [], absences: [] } };

/** The query, whether the search worked or not. */
export function queryOf(data: SearchPageData): string {
  return data.status === 'ready' ? data.result.query : data.query;
}

/** The title names the query, so that two tabs can be told apart. */
const maxQueryLengthInTitle = 40;

export function searchHead(data: SearchPageData): Head {
  const query = queryOf(data);
  const fits = firstCharacters(query, maxQueryLengthInTitle) === query;
  const shown = fits ? query : `${firstCharacters(query, maxQueryLengthInTitle - 1).trimEnd()}…`;
  return shown ? { title: `Search: ${shown}` } : {};
}
