import type { SearchEntry } from '@site/contracts/search';
import type { PackedTexts } from './packed-texts.ts';

/** Addresses of the index and of the results of a query as JSON, which the edge serves, and of the results page. */
export const searchIndexPath = '/search-index.json';
export const searchAnswerPath = '/search.json';
export const searchPath = '/search';

export interface IndexEntry extends Omit<SearchEntry, 'body'> {
  /** Which section of the site the page belongs to: 'Services'. */
  section?: string;
  /** Listed by a service instead of the route table. */
  isListed?: true;
}

/** Everything that can be searched, on the server and in the browser alike. */
export interface SearchIndex {
  entries: IndexEntry[];
  /** What the pages say besides, in the order of `entries`; an edge from before full text sends none. */
  texts?: PackedTexts;
  /** What cannot be searched at the moment, in sentences for visitors. */
  absences: string[];
}
