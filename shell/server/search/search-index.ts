import { setImmediate as nextTask } from 'node:timers/promises';
import type { OwnedRoute } from '@site/release/releases/release-table';
import { packTexts, termsOf } from '../../app/search/packed-texts.ts';
import type { IndexEntry, SearchIndex } from '../../app/search/search-index.ts';
import { type KnownList, readSearchList } from './search-list.ts';
import type { SearchedRelease } from './search-messages.ts';

/** A page with its text, which only the server has, and the terms of the text, which browsers have too. */
export type SearchedPage = WrittenPage & { terms: string[] };
type WrittenPage = IndexEntry & { body?: string };

/** Their terms are found without a break; thirty texts take some ten milliseconds. */
const pagesAtOnce = 30;

/** Everything that search knows. */
export interface SearchedPages {
  pages: SearchedPage[];
  absences: string[];
  /** What the services listed, in the order of the release's sources. */
  lists: (KnownList | undefined)[];
}

/** The routes of the release, then what its services list. Their lists of last time spare reading what has not changed. */
export async function readSearchedPages(
  { indexed, searchSources }: SearchedRelease,
  serviceOrigins: Record<string, string>,
  last: SearchedPages['lists'] = [],
): Promise<SearchedPages> {
  const lists = await Promise.all(
    searchSources.map(({ path, service }, place) => {
      const origin = serviceOrigins[service];
      return origin ? readSearchList(new URL(path, origin), last[place]) : undefined;
    }),
  );
  const listed = searchSources.flatMap(({ section }, place) =>
    (lists[place]?.entries ?? []).map((entry): WrittenPage => ({ ...entry, section, isListed: true })),
  );
  const pages = [...indexed.map(pageOfRoute), ...listed];
  // The route table wins where a service lists the same page.
  const unique = new Map(pages.toReversed().map((page) => [page.path, page]));
  return {
    pages: await withTerms([...unique.values()].toReversed()),
    absences: searchSources.filter((_source, place) => !lists[place]).map(({ absence }) => absence),
    lists,
  };
}

/** The pages as both sides search them, with the texts of the first `maxTexts` listed pages only. */
export function indexOf({ pages, absences }: Omit<SearchedPages, 'lists'>, maxTexts = Infinity): SearchIndex {
  let listed = 0;
  const texts = pages.map(({ terms, isListed }) => {
    listed += isListed ? 1 : 0;
    return isListed && listed > maxTexts ? [] : terms;
  });
  return { entries: pages.map(({ body, terms, ...entry }) => entry), texts: packTexts(texts), absences };
}

async function withTerms(pages: WrittenPage[]): Promise<SearchedPage[]> {
  const known = new Map<string, string>();
  const done: SearchedPage[] = [];
  for (const page of pages) {
    done.push({ ...page, terms: termsOf(page.body ?? '', known) });
    // Other visitors' requests come in between.
    if (done.length % pagesAtOnce === 0) await nextTask();
  }
  return done;
}

function pageOfRoute({
  path,
  canonical = path,
  label,
  description,
  section,
  searchWords,
  searchText,
}: OwnedRoute): WrittenPage {
  return {
    path: canonical,
    title: label,
    text: description,
    words: searchWords,
    ...(section && { section }),
    ...(searchText && { body: searchText }),
  };
}
