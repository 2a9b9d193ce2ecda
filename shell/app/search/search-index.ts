import type { SearchEntry } from '@site/contracts/search';

/** Where the edge answers the index, and where the page of results stands. */
export const searchIndexPath = '/search-index.json';
export const searchPath = '/search';

export interface IndexEntry extends SearchEntry {
  /** Where the page is from: 'Services'. */
  section?: string;
  /** Comes from a service's list instead of the route table. */
  isListed?: true;
}

/** All that is searched, on the server and in the browser alike. */
export interface SearchIndex {
  entries: IndexEntry[];
  /** What cannot be searched just now, in sentences for visitors. */
  absences: string[];
}
