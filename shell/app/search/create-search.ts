import type { SearchEntry } from '@site/contracts/search';
import MiniSearch, { type SearchResult as Match, type Options } from 'minisearch';
import { isStopWord, plainWord, stemOf, termsOf, tidyQuery, wordsIn } from './words.ts';

/** A page as server and browser index it. */
export interface IndexedPage extends Omit<SearchEntry, 'body'> {
  /** The section of the site that the page belongs to: 'Services'. */
  section?: string;
  /** Listed by a service instead of the route table. */
  isListed?: true;
  /** The stems of its text, from `stemsIn`. */
  stems?: string;
}

/** Everything that can be searched. */
export interface SearchIndex {
  /** Each path once. */
  entries: IndexedPage[];
  /** Sentences that tell visitors which content cannot be searched at the moment. */
  absences: string[];
}

export interface Hit {
  path: string;
  title: string;
  text: string;
  section?: string;
  /** The first, if its title or its search words have a word of the query: others only mention it. */
  isBest?: true;
  /** Terms of the index that the query matched, to mark them. */
  words: string[];
}

export interface SearchResult {
  /** Tidied; empty if nothing was asked. */
  query: string;
  /** The best one first, then the others of its section, then those of other sections. */
  hits: Hit[];
  absences: string[];
}

export type Search = (typed: string) => SearchResult;

/** Nobody reads more; whoever gets more hits needs a more precise query. */
export const maxHits = 30;

/** Each word costs a search of its own, and somebody may send fifty. */
const maxWords = 16;

/** One letter away from a shorter word stand others that were not meant: 'his' from HICC. */
const minCorrectedLength = 4;

const options: Options<IndexedPage> = {
  idField: 'path',
  fields: ['title', 'words', 'text', 'stems'],
  storeFields: ['title', 'text', 'section', 'isListed'],
  tokenize: wordsIn,
  processTerm: (word, field) => (field === 'stems' ? word : termsOf(word)),
  searchOptions: {
    // `find` has turned the query's words into terms of the index.
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    // A term that only begins a word counts little: 'cook' begins 'cookies'.
    weights: { prefix: 0.1, fuzzy: 0.45 },
    boost: { title: 6, words: 5, text: 2 },
    // A service that does a job should come before a post that mentions it.
    boostDocument: (_path, _term, stored) => (stored?.isListed ? 0.65 : 1),
  },
};

/** The one search, used on the server and in the browser. Indexes a few pages at a time, so that it blocks neither. */
export async function createSearch({ entries, absences }: SearchIndex): Promise<Search> {
  const index = new MiniSearch(options);
  await index.addAllAsync(entries);
  const sections = sectionsOf(entries);
  const placeOf = ({ isBest, section }: Hit) => (isBest ? -1 : sections.indexOf(section));

  return (typed) => {
    const query = tidyQuery(typed);
    const hits = find(index, query)
      .slice(0, maxHits)
      .map((match, position) => hitOf(match, position === 0));
    return { query, absences, hits: hits.sort((one, other) => placeOf(one) - placeOf(other)) };
  };
}

/** The stems of a text for the index: a third of its size, and all that searching needs. */
export function stemsIn(text: string): string {
  const words = new Set(wordsIn(text).filter((word) => !isStopWord(word)));
  return [...new Set([...words].map(stemOf))].sort().join(' ');
}

/** Search words as one text, without those that others stand for: 'jobs' finds nothing that 'job' does not find. */
export function wordsOnce(words: string[]): string[] {
  const byStem = new Map(words.flatMap(wordsIn).map((word) => [stemOf(word), word]));
  return byStem.size > 0 ? [[...byStem.values()].join(' ')] : [];
}

/** Pages that have every word of the query; where there is none, pages that have some. */
function find(index: MiniSearch<IndexedPage>, query: string): Match[] {
  const words = wordsIn(query);
  const contentWords = words.filter((word) => !isStopWord(word));
  // 'Who we are' consists of stop words only, and is still a page's name.
  const terms = (contentWords.length > 0 ? contentWords : words)
    .slice(0, maxWords)
    .flatMap((word) => termMeant(index, word) ?? [])
    .join(' ');
  // Words that begin with a term count only where no page has the term itself: 'ISO' begins 'isolation'.
  const prefix = (term: string) => term.length > 1 && index.search(term, { prefix: false }).length === 0;
  const pagesWithAllTerms = index.search(terms, { combineWith: 'AND', prefix });
  return pagesWithAllTerms.length > 0 || contentWords.length === 0
    ? pagesWithAllTerms
    : index.search(terms, { prefix });
}

/** The index term for a typed word: its stem if that, or a word beginning with it, is on a page; otherwise the stem of the word most likely meant. */
function termMeant(index: MiniSearch<IndexedPage>, word: string): string | undefined {
  const stem = stemOf(word);
  if (index.search(stem, { prefix: stem.length > 1 }).length > 0) return stem;
  const plain = plainWord(word);
  if (plain.length < minCorrectedLength) return undefined;
  const [likeliest] = index.autoSuggest(plain, { fuzzy: 0.2 });
  return likeliest?.terms[0] && stemOf(likeliest.terms[0]);
}

/** First the sections that have an overview page of their name, such as Services; last those whose pages come from a service, such as posts. */
function sectionsOf(entries: IndexedPage[]): (string | undefined)[] {
  const titles = new Set<string | undefined>(entries.map(({ title }) => title));
  const listed = new Set(entries.filter(({ isListed }) => isListed).map(({ section }) => section));
  const rankOf = (section: string | undefined) => (listed.has(section) ? 2 : titles.has(section) ? 0 : 1);
  return [...new Set(entries.map(({ section }) => section))].sort((one, other) => rankOf(one) - rankOf(other));
}

function hitOf({ id, title, text, section, terms, match }: Match, isFirst: boolean): Hit {
  const isAbout = Object.values(match).some((fields) => fields.includes('title') || fields.includes('words'));
  return {
    path: id,
    title,
    text,
    words: terms,
    ...(section && { section }),
    ...(isFirst && isAbout && { isBest: true }),
  };
}
