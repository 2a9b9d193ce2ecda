import type { Head } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';
import type { Parts } from '../parts/parts.ts';
import { firstCharacters } from '../visitor-text.ts';
import type { SearchResult } from './create-search.ts';
import { searchPath } from './search-address.ts';

/** The result of the search page's loader. */
export type SearchPageData = { status: 'ready'; result: SearchResult } | { status: 'failed'; query: string };

export const emptySearch: SearchPageData = { status: 'ready', result: { query: '', hits: [], absences: [] } };

/** The query, whether the search worked or not. */
export function queryOf(data: SearchPageData): string {
  return data.status === 'ready' ? data.result.query : data.query;
}

/** Head of any page: the shell makes the search page's, the parts make all others. */
export function headOfPage(parts: Pick<Parts, 'headOf'>, route: SiteRoute, data: unknown): Head | undefined {
  if (route.path !== searchPath) return parts.headOf(route, data);
  // The shell's own loader made these data.
  return data ? searchHead(data as SearchPageData) : undefined;
}

/** The title names the query, so that two tabs can be told apart. */
const maxQueryLengthInTitle = 40;

export function searchHead(data: SearchPageData): Head {
  const query = queryOf(data);
  const fits = firstCharacters(query, maxQueryLengthInTitle) === query;
  const shown = fits ? query : `${firstCharacters(query, maxQueryLengthInTitle - 1).trimEnd()}…`;
  return shown ? { title: `Search: ${shown}` } : {};
}
