/** A page as search knows it. */
export interface SearchEntry {
  path: string;
  title: string;
  /** Shown below the title. */
  text: string;
  /** Further words people may look for: synonyms, everyday Hindi, spellings. Never shown. */
  words: string[];
  /** Words of the page itself, looked through last and never shown. */
  body?: string;
}

/** Pages that have no row in the route table, such as posts. A service of the same part lists them. */
export interface SearchSource {
  /** API path that answers a `SearchList`. */
  path: string;
  /** Where a result says it is from: 'Blog'. */
  section: string;
  /** Said to visitors while the list cannot be had: 'Blog posts cannot be searched just now.' */
  absence: string;
}

/** Answer of a search source: the newest first, because the end is cut off where the index would grow too large. */
export interface SearchList {
  status: 'success';
  data: SearchEntry[];
}
