/**
 * A page in the search index.
 * @example
 * { path: '/careers', title: 'Careers', text: 'Open posts, and how to apply.', words: ['jobs', 'naukri'] }
 */
export interface SearchEntry {
  path: string;
  title: string;
  /** Shown below the title. */
  text: string;
  /** Other words people may search for: synonyms, everyday Hindi, spellings. Never shown. */
  words: string[];
  /** All text of the page, searched with the lowest weight; of a line that matched, a piece is shown. Blocks stand on lines of their own. */
  body?: string;
}

/**
 * A question that visitors ask the search, and the page that answers it.
 * @example
 * { path: '/about-us#questions', title: 'We supply no guards', text: 'We train yours in first aid.', words: ['guard', 'security'] }
 */
export type SearchAnswer = Omit<SearchEntry, 'body'>;

/** Pages that have no row in the route table, such as posts. A service of the same part lists them. */
export interface SearchSource {
  /** API path that answers a `SearchList`. */
  path: string;
  /** Shown with each result: 'Blog'. */
  section: string;
  /** Shown to visitors while the list is unavailable: 'Blog posts cannot be searched just now.' */
  absence: string;
}

/** Answer of a search source, newest first: if the index grew too large, the end would be cut off. */
export interface SearchList {
  status: 'success';
  data: SearchEntry[];
}
