/** The page of results. */
export const searchPath = '/search';

/** Served by the edge: the index, and the results of a query as JSON. */
export const searchIndexPath = '/search-index.json';
export const searchResponsePath = '/search.json';

/** Address of the page with all results of a query. */
export function resultsAddress(query: string): string {
  return `${searchPath}?${new URLSearchParams({ q: query })}`;
}

/** In characters; whole sentences are shorter. */
export const maxQueryLength = 200;
