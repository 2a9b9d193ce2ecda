import type { Head } from '@site/contracts/part';
import type { SiteRoute } from '@site/contracts/site';
import type { Parts } from '../parts/parts.ts';
import { searchPath } from './search-index.ts';
import { queryOf, type SearchPageData } from './search-page-data.ts';

/** A title says what was looked for, so that two tabs can be told apart; so much of it fits. */
const longestInTitle = 40;

/** Head of any page: the search page's is the shell's own, all others are their parts'. */
export function headOfPage(parts: Pick<Parts, 'headOf'>, route: SiteRoute, data: unknown): Head | undefined {
  if (route.path !== searchPath) return parts.headOf(route, data);
  // This route's loader is the shell's own.
  return data ? searchHead(data as SearchPageData) : undefined;
}

function searchHead(data: SearchPageData): Head {
  const query = queryOf(data);
  const shown = query.length > longestInTitle ? `${query.slice(0, longestInTitle - 1).trimEnd()}…` : query;
  return shown ? { title: `Search: ${shown}` } : {};
}
