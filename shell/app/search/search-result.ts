export interface Hit {
  path: string;
  title: string;
  text: string;
  section?: string;
  /** The first, if it is about the query and does not only mention it. */
  isBest?: true;
  /** Words of the index that the query matched, to mark them. */
  words: string[];
}

export interface SearchResult {
  /** Tidied; empty where nothing was asked. */
  query: string;
  hits: Hit[];
  absences: string[];
}
