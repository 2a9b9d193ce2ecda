import { createSearch, type Search, type SearchResult } from '../../app/search/create-search.ts';
import type { CompressedBody } from '../http/compressed.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { readSearchIndex, searchIndexFile } from './search-index.ts';

/** So long services are not asked again, in milliseconds; shorter while one of them is away. */
const freshFor = { whole: 10_000, incomplete: 2_000 } as const;

export type SiteSearch = ReturnType<typeof createSiteSearch>;

/** Releases that are searched at a time: the live one, a canary's, and what testers look at. */
const mostReleases = 4;

interface Kept {
  index: string;
  search: Search;
  file: CompressedBody;
  isWhole: boolean;
  until: number;
}

/** Search over the live release: the index for browsers, and answers for those without scripts. Notes nobody's query. */
export function createSiteSearch(serviceOrigins: Record<string, string>) {
  const keptOf = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Kept>>();

  async function make(live: LiveRelease): Promise<Kept> {
    const index = await readSearchIndex(live, serviceOrigins);
    const text = JSON.stringify(index);
    const isWhole = index.absences.length === 0;
    const until = Date.now() + (isWhole ? freshFor.whole : freshFor.incomplete);
    const kept = keptOf.get(live.id);
    const same =
      kept?.index === text
        ? kept
        : { index: text, search: createSearch(index), file: await searchIndexFile(index), isWhole };
    keptOf.delete(live.id);
    keptOf.set(live.id, { ...same, until });
    for (const oldest of keptOf.keys()) if (keptOf.size > mostReleases) keptOf.delete(oldest);
    return { ...same, until };
  }

  async function current(live: LiveRelease): Promise<Kept> {
    const kept = keptOf.get(live.id);
    if (kept && Date.now() < kept.until) return kept;
    // However many ask at the same time, services are asked once.
    const running = underWay.get(live.id) ?? make(live).finally(() => underWay.delete(live.id));
    underWay.set(live.id, running);
    return running;
  }

  return {
    find: async (live: LiveRelease, query: string): Promise<SearchResult> => (await current(live)).search(query),
    file: async (live: LiveRelease): Promise<Pick<Kept, 'file' | 'isWhole'>> => current(live),
  };
}
