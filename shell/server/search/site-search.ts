import { LRUCache } from 'lru-cache';
import { createSearch, type Search, type SearchResult } from '../../app/search/create-search.ts';
import { createSingleFlight } from '../caching/single-flight.ts';
import type { CompressedBody } from '../http/compressed.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { readSearchIndex, searchIndexFile } from './search-index.ts';

/** How long an index is used before services are asked again; shorter while one of them is away. */
const freshMs = { whole: 10_000, incomplete: 2_000 } as const;

export type SiteSearch = ReturnType<typeof createSiteSearch>;

/** Releases whose index is kept: the live one, a canary's, and those of testers. */
const maxReleases = 4;

interface ReleaseSearch {
  index: string;
  search: Search;
  file: CompressedBody;
  isWhole: boolean;
  until: number;
}

/** Search over a release: the index for browsers, and results for those without scripts. No query is ever logged. */
export function createSiteSearch(serviceOrigins: Record<string, string>) {
  const searches = new LRUCache<string, ReleaseSearch>({ max: maxReleases });
  const makeOnce = createSingleFlight<ReleaseSearch>();

  async function make(live: LiveRelease): Promise<ReleaseSearch> {
    const index = await readSearchIndex(live, serviceOrigins);
    const text = JSON.stringify(index);
    const isWhole = index.absences.length === 0;
    const until = Date.now() + (isWhole ? freshMs.whole : freshMs.incomplete);
    const last = searches.get(live.id);
    const same =
      last?.index === text
        ? last
        : { index: text, search: createSearch(index), file: await searchIndexFile(index), isWhole };
    const current = { ...same, until };
    searches.set(live.id, current);
    return current;
  }

  async function current(live: LiveRelease): Promise<ReleaseSearch> {
    const known = searches.get(live.id);
    return known && Date.now() < known.until ? known : makeOnce(live.id, () => make(live));
  }

  return {
    find: async (live: LiveRelease, query: string): Promise<SearchResult> => (await current(live)).search(query),
    file: async (live: LiveRelease): Promise<Pick<ReleaseSearch, 'file' | 'isWhole'>> => current(live),
  };
}
