import type { SearchEntry } from '@site/contracts/search';

/** Addresses of the index, which the edge serves, and of the results page. */
export const searchIndexPath = '/search-index.json';
export const searchPath = '/search';

export interface IndexEntry extends SearchEntry {
  /** Which section of the site the page belongs to: 'Services'. */
  section?: string;
  /** Listed by a service instead of the route table. */
  isListed?: true;
}

/** Everything that can be searched, on the server and in the browser alike. */
export interface SearchIndex {
  entries: IndexEntry[];
  /** What cannot be searched at the moment, in sentences for visitors. */
  absences: string[];
}
