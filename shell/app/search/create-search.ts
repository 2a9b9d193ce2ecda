import MiniSearch, { type SearchResult as Match } from 'minisearch';
import { createLexicon } from './lexicon.ts';
import { unpackTexts } from './packed-texts.ts';
import { companyPagesOf, namesOf, overviewsOf, sectionPlacesOf } from './page-names.ts';
import type { IndexEntry, SearchIndex } from './search-index.ts';
import type { Hit, SearchResult } from './search-result.ts';
import { indexWord, isStopWord, spelledWord, tidyQuery, wordsIn } from './spelling.ts';

/** Nobody reads more; a query with more hits needs another word. */
const maxHits = 30;
/** Relative to the best match, of a query of several words. Below this are pages that have a common one of them in their text. */
const minRelativeScore = 0.03;
// A service that does a job should come before a post that mentions it.
const postWeight = 0.4;

export type Search = (typed: string) => SearchResult;

/** A word of a query: the terms of the index that it may mean. */
type Meanings = string[];

/** The one ranking, used on the server and in the browser. Indexes a few pages at a time: nobody waits for it. */
export async function createSearch({ entries, texts, absences }: SearchIndex): Promise<Search> {
  const termOf = remembering(indexWord);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const termsIn = (texts: string[]) => new Set(texts.flatMap(wordsIn).map(termOf));
  const titleTerms = new Map(entries.map(({ path, title }) => [path, termsIn([title])]));
  const nameTerms = new Map(entries.map((entry) => [entry.path, termsIn(namesOf(entry))]));
  const overviews = overviewsOf(entries);
  const companyPages = companyPagesOf(entries);
  const placeOfSection = sectionPlacesOf(entries);
  const engine = await engineOver(entries, texts ? unpackTexts(texts, entries.length) : [], termOf);
  const lexicon = createLexicon(
    entries.flatMap(({ title, words, text }) => [title, ...words, text]),
    texts?.terms.split(' ').filter(Boolean) ?? [],
    termOf,
  );

  function match(query: string): Match[] {
    const words = wordsIn(query);
    const telling = words.filter((word) => !isStopWord(spelledWord(word)));
    // 'Who we are' consists of stop words only, and is still a page's name.
    if (telling.length === 0) return find(engine, words.map(indexWord), 'AND');
    const asTyped = find(engine, telling.map(indexWord));
    // A word that the index contains is not a typo: 'water' does not mean 'waiter'.
    const known = new Set(asTyped.flatMap(({ queryTerms }) => queryTerms));
    const meanings = telling.map(
      (word): Meanings => (known.has(indexWord(word)) ? [indexWord(word)] : lexicon.meant(word)),
    );
    const isAllKnown = telling.every((word) => known.has(indexWord(word)));
    const found = isAllKnown ? asTyped : find(engine, meanings.flat());
    // Every page with the one word is worth showing: a post that mentions a plumber has a hundredth of the service's score.
    const matches = telling.length > 1 ? worthShowing(found) : found;
    // Whoever types words of a title means that page, whatever else scores higher; with one word also what it is called by: 'hospital'
    // means the page for hospitals before a post with that title. An overview mentions what others are about.
    const ownTerms = telling.length > 1 ? titleTerms : nameTerms;
    const placeOf = (found: Match) => {
      if (isInTitle(meanings, ownTerms.get(found.id))) return 0;
      if (overviews.has(found.id)) return 3;
      return telling.length > 1 || isAbout(found) ? 1 : 2;
    };
    const [first, ...others] = sortedBy(matches, placeOf);
    // The company's own pages mention everything too, and only an overview more than they.
    const lateness = (found: Match) =>
      placeOf(found) === 0 ? 0 : overviews.has(found.id) ? 2 : Number(companyPages.has(found.id));
    return first ? [first, ...sortedBy(others, lateness)] : [];
  }

  return (typed) => {
    const query = tidyQuery(typed);
    const hits = match(query)
      .slice(0, maxHits)
      .flatMap((found, place) => hitOf(byPath.get(found.id), found, place === 0));
    return { query, absences, hits: sortedBy(hits, ({ isBest, section }) => (isBest ? -1 : placeOfSection(section))) };
  };
}

type IndexedPage = IndexEntry & { body: string };

async function engineOver(
  entries: IndexEntry[],
  texts: string[][],
  termOf: (word: string) => string,
): Promise<MiniSearch<IndexedPage>> {
  const listed = new Set(entries.filter(({ isListed }) => isListed).map(({ path }) => path));
  const engine = new MiniSearch<IndexedPage>({
    idField: 'path',
    fields: ['title', 'words', 'text', 'body'],
    // Texts come as terms already.
    tokenize: (text, field) => (field === 'body' ? text.split(' ') : wordsIn(text)),
    processTerm: (word, field) => (field === 'body' ? word : termOf(word)),
    searchOptions: {
      tokenize: (query) => query.split(' '),
      processTerm: (term) => term,
      boost: { title: 4, words: 3, text: 1.5 },
      prefix: (term) => term.length > 1,
      weights: { prefix: 0.5, fuzzy: 0 },
      // Length counts for little: a page with forty search words matches each of them just as well.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boostDocument: (path) => (listed.has(path) ? postWeight : 1),
    },
  });
  await engine.addAllAsync(entries.map((entry, place) => ({ ...entry, body: texts[place]?.join(' ') ?? '' })));
  return engine;
}

/** Only while an index is made: what visitors type is not kept. */
function remembering(make: (word: string) => string): (word: string) => string {
  const made = new Map<string, string>();
  return (word) => {
    const term = made.get(word) ?? make(word);
    made.set(word, term);
    return term;
  };
}

function find(engine: MiniSearch<IndexedPage>, terms: string[], combineWith: 'AND' | 'OR' = 'OR'): Match[] {
  return terms.length > 0 ? engine.search(terms.join(' '), { combineWith }) : [];
}

function worthShowing(matches: Match[]): Match[] {
  const best = matches[0]?.score ?? 0;
  return matches.filter(({ score }) => score >= best * minRelativeScore);
}

function isInTitle(meanings: Meanings[], title: Set<string> | undefined): boolean {
  return meanings.every((terms) => terms.some((term) => title?.has(term)));
}

function sortedBy<Item>(items: Item[], placeOf: (item: Item) => number): Item[] {
  const places = new Map(items.map((item) => [item, placeOf(item)]));
  return [...items].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/** Title, words or description have it, and not the text alone. */
function isAbout({ match }: Match): boolean {
  return Object.values(match).some((fields) => fields.some((field) => field !== 'body'));
}

function hitOf(entry: IndexEntry | undefined, found: Match, isFirst: boolean): Hit[] {
  if (!entry) return [];
  const { path, title, text, section } = entry;
  const isBest = isFirst && isAbout(found);
  return [{ path, title, text, words: found.terms, ...(section && { section }), ...(isBest && { isBest }) }];
}
