import MiniSearch, { type SearchResult as Match } from 'minisearch';
import type { IndexEntry, SearchIndex } from './search-index.ts';
import { indexWord, saysSomething, tidyQuery } from './spelling.ts';

/** More than anybody reads; a query that finds more wants another word. */
const mostHits = 30;
/** Matches by a letter or two less good than this, against the best, would only make the list longer. */
const leastScore = 0.07;
// A service that does a job comes before a post that tells of it.
const listedWeight = 0.4;

export interface Hit {
  path: string;
  title: string;
  text: string;
  section?: string;
  /** Words of the index that the query met, for marking. */
  words: string[];
}

export interface SearchResult {
  /** As it was understood; empty where nothing was asked. */
  query: string;
  hits: Hit[];
  absences: string[];
}

export type Search = (typed: string) => SearchResult;

/** The one ranking, on the server and in the browser. */
export function createSearch({ entries, absences }: SearchIndex): Search {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const engine = engineOver(entries, (path) => (byPath.get(path)?.isListed ? listedWeight : 1));
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
      // A page that goes by forty names is no less right for one of them: length counts for little.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boostDocument: weightOf,
    },
  });
  engine.addAll(entries);
  return engine;
}

function match(engine: MiniSearch<IndexEntry>, query: string): Match[] {
  const asTyped = engine.search(query, { processTerm: wordThatSaysSomething });
  // A word that the index knows is not misspelt: 'water' does not mean 'waiter'.
  const known = new Set(asTyped.flatMap(({ queryTerms }) => queryTerms));
  const forgiven = engine.search(query, {
    processTerm: wordThatSaysSomething,
    fuzzy: (word) => (known.has(word) ? 0 : slipsIn(word.length)),
  });
  // 'Who we are' is nothing but small words, and a page all the same.
  return forgiven.length > 0 ? forgiven : engine.search(query, { combineWith: 'AND' });
}

function wordThatSaysSomething(word: string): string | undefined {
  const known = indexWord(word);
  return saysSomething(known) ? known : undefined;
}

/** How many letters may be wrong. In three letters none: 'nal' and 'mali' must not find each other. */
function slipsIn(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

function worthShowing(matches: Match[]): Match[] {
  const best = matches[0]?.score ?? 0;
  return matches.slice(0, mostHits).filter(({ score }) => score >= best * leastScore);
}

function hitOf(entry: IndexEntry | undefined, words: string[]): Hit[] {
  if (!entry) return [];
  const { path, title, text, section } = entry;
  return [{ path, title, text, words, ...(section && { section }) }];
}
