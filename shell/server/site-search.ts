import { createSearch, type Search, type SearchResult } from '../app/search/create-search.ts';
import type { CompressedBody } from './compressed.ts';
import type { LiveRelease } from './live-release.ts';
import { readSearchIndex, searchIndexFile } from './search-index.ts';

/** So long services are not asked again, in milliseconds; shorter while one of them is away. */
const freshFor = { whole: 10_000, incomplete: 2_000 } as const;

export type SiteSearch = ReturnType<typeof createSiteSearch>;

interface Kept {
  release: string;
  index: string;
  search: Search;
  file: CompressedBody;
  isWhole: boolean;
  until: number;
}

/** Search over the live release: the index for browsers, and answers for those without scripts. Notes nobody's query. */
export function createSiteSearch(serviceOrigins: Record<string, string>) {
  let kept: Kept | undefined;
  let underWay: { release: string; made: Promise<Kept> } | undefined;

  async function make(live: LiveRelease): Promise<Kept> {
    const index = await readSearchIndex(live, serviceOrigins);
    const text = JSON.stringify(index);
    const isWhole = index.absences.length === 0;
    const until = Date.now() + (isWhole ? freshFor.whole : freshFor.incomplete);
    const same = kept?.index === text ? kept : { index: text, search: createSearch(index), file: await searchIndexFile(index), isWhole };
    kept = { ...same, release: live.id, until };
    return kept;
  }

  async function current(live: LiveRelease): Promise<Kept> {
    if (kept?.release === live.id && Date.now() < kept.until) return kept;
    // However many ask at the same time, services are asked once.
    if (underWay?.release !== live.id) underWay = { release: live.id, made: make(live).finally(() => (underWay = undefined)) };
    return underWay.made;
  }

  return {
    find: async (live: LiveRelease, query: string): Promise<SearchResult> => (await current(live)).search(query),
    file: async (live: LiveRelease): Promise<Pick<Kept, 'file' | 'isWhole'>> => current(live),
  };
}
