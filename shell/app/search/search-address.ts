/** The page of results. */
export const searchPath = '/search';

/** Id of the field on the page of results. */
export const searchFieldId = 'search-query';

/** The page for whoever asks to search: browsers focus the target of a fragment. */
export const searchFieldPath = `${searchPath}#${searchFieldId}`;

/** Served by the edge: the index, and the results of a query as JSON. */
export const searchIndexPath = '/search-index.json';
export const searchResponsePath = '/search.json';

/** Address of the page with all results of a query. */
export function resultsAddress(query: string): string {
  return `${searchPath}?${new URLSearchParams({ q: query })}`;
}

/** In characters; whole sentences are shorter. */
export const maxQueryLength = 200;
