import { LRUCache } from 'lru-cache';
import { createSearch } from '../../app/search/create-search.ts';
import type { SearchResult } from '../../app/search/search-result.ts';
import type { CompressedBody } from '../caching/encoding.ts';
import { createSingleFlight } from '../caching/single-flight.ts';
import { withExcerpts } from './excerpt.ts';
import { indexOf, readSearchedPages, type SearchedPages } from './search-index.ts';
import { searchIndexFile } from './search-index-file.ts';
import type { SearchedRelease, SearchFile } from './search-messages.ts';

/** How long an index is used before services are asked again; shorter while one of them is away. */
const freshMs = { whole: 10_000, incomplete: 2_000 } as const;

export type SiteSearch = ReturnType<typeof createSiteSearch>;

/** Releases whose index is kept: the live one, a canary's, and those of testers. */
export const maxReleases = 4;

interface ReleaseSearch {
  lists: SearchedPages['lists'];
  find: (query: string) => SearchResult;
  /** Made when a browser asks for it: compressing takes longer than searching. */
  file: () => Promise<CompressedBody>;
  isWhole: boolean;
  until: number;
}

/** Search over a release: the index for browsers, and the results of a query. No query is ever logged. */
export function createSiteSearch(serviceOrigins: Record<string, string>) {
  const searches = new LRUCache<string, ReleaseSearch>({ max: maxReleases });
  const makeOnce = createSingleFlight<ReleaseSearch>();

  async function make(live: SearchedRelease): Promise<ReleaseSearch> {
    const last = searches.get(live.id);
    const searched = await readSearchedPages(live, serviceOrigins, last?.lists);
    const isWhole = searched.absences.length === 0;
    const until = performance.now() + (isWhole ? freshMs.whole : freshMs.incomplete);
    const isSame = last?.lists.every((list, place) => list === searched.lists[place]);
    const current =
      last && isSame
        ? { ...last, until }
        : {
            lists: searched.lists,
            find: await finder(searched),
            file: fileMaker(searched),
            isWhole,
            until,
          };
    searches.set(live.id, current);
    return current;
  }

  async function current(live: SearchedRelease): Promise<ReleaseSearch> {
    const known = searches.get(live.id);
    return known && performance.now() < known.until ? known : makeOnce(live.id, () => make(live));
  }

  return {
    find: async (live: SearchedRelease, query: string): Promise<SearchResult> => (await current(live)).find(query),
    file: async (live: SearchedRelease): Promise<SearchFile> => {
      const { file, isWhole } = await current(live);
      return { file: await file(), isWhole };
    },
  };
}

async function finder(searched: SearchedPages): Promise<ReleaseSearch['find']> {
  const search = await createSearch(indexOf(searched));
  const bodies = new Map(searched.pages.map(({ path, body }) => [path, body]));
  return (query) => withExcerpts(search(query), (path) => bodies.get(path));
}

function fileMaker(searched: SearchedPages): ReleaseSearch['file'] {
  let made: Promise<CompressedBody> | undefined;
  return () => {
    made ??= searchIndexFile(searched);
    return made;
  };
}
