import MiniSearch, { type SearchResult as Match } from 'minisearch';
import type { IndexEntry, SearchIndex } from './search-index.ts';
import { indexWord, isStopWord, tidyQuery } from './spelling.ts';

/** Nobody reads more; a query with more hits needs another word. */
const maxHits = 30;
/** Relative to the best match. Below this are words that match only with a typo or two. */
const minRelativeScore = 0.07;
// A service that does a job should come before a post that mentions it.
const postWeight = 0.4;

export interface Hit {
  path: string;
  title: string;
  text: string;
  section?: string;
  /** Words of the index that the query matched, to mark them. */
  words: string[];
}

export interface SearchResult {
  /** Tidied; empty where nothing was asked. */
  query: string;
  hits: Hit[];
  absences: string[];
}

export type Search = (typed: string) => SearchResult;

/** The one ranking, used on the server and in the browser. */
export function createSearch({ entries, absences }: SearchIndex): Search {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const engine = engineOver(entries, (path) => (byPath.get(path)?.isListed ? postWeight : 1));
  return (typed) => {
    const query = tidyQuery(typed);
    return {
      query,
      absences,
      hits: worthShowing(match(engine, query)).flatMap(({ id, terms }) => hitOf(byPath.get(id), terms)),
    };
  };
}

function engineOver(entries: IndexEntry[], weightOf: (path: string) => number): MiniSearch<IndexEntry> {
  const engine = new MiniSearch<IndexEntry>({
    idField: 'path',
    fields: ['title', 'words', 'text', 'body'],
    processTerm: indexWord,
    searchOptions: {
      boost: { title: 4, words: 3, text: 1.5 },
      prefix: (word) => word.length > 1,
      weights: { prefix: 0.5, fuzzy: 0.3 },
      // Length counts for little: a page with forty search words matches each of them just as well.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boostDocument: weightOf,
    },
  });
  engine.addAll(entries);
  return engine;
}

function match(engine: MiniSearch<IndexEntry>, query: string): Match[] {
  const asTyped = engine.search(query, { processTerm: queryTerm });
  // A word that the index contains is not a typo: 'water' does not mean 'waiter'.
  const known = new Set(asTyped.flatMap(({ queryTerms }) => queryTerms));
  const forgiven = engine.search(query, {
    processTerm: queryTerm,
    fuzzy: (word) => (known.has(word) ? 0 : maxTyposIn(word.length)),
  });
  // 'Who we are' consists of stop words only, and is still a page's name.
  return forgiven.length > 0 ? forgiven : engine.search(query, { combineWith: 'AND' });
}

function queryTerm(word: string): string | undefined {
  const known = indexWord(word);
  return isStopWord(known) ? undefined : known;
}

/** How many letters may be wrong: none in three, because 'nal' and 'mali' must not match each other. */
function maxTyposIn(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

function worthShowing(matches: Match[]): Match[] {
  const best = matches[0]?.score ?? 0;
  return matches.slice(0, maxHits).filter(({ score }) => score >= best * minRelativeScore);
}

function hitOf(entry: IndexEntry | undefined, words: string[]): Hit[] {
  if (!entry) return [];
  const { path, title, text, section } = entry;
  return [{ path, title, text, words, ...(section && { section }) }];
}
