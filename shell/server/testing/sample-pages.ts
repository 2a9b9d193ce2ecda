import { hash } from 'node:crypto';
import { brotliQuality, compress } from '../caching/encoding.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import { SiteBusy } from '../site-busy.ts';
import { pageOf } from './sample-release.ts';

/** The release of `blog` 1.0.0-ab alone. */
export const chosenId = hash('sha256', '{"blog":"1.0.0-ab"}', 'hex').slice(0, 12);

/** By release, the home page's words where they are not 'home'. */
const homes: Record<string, string> = { bbbbbbbbbbbb: 'home of canary', [chosenId]: 'home of chosen</head>' };

/** For tests: pages that are plain words. */
export function samplePages(onRender: () => void) {
  const missing = pageOf('missing', 404);
  return {
    // The 404 page is in memory for all unknown paths, as after a visit to one.
    cached: () => missing,
    get: async ({ id }: OpenRelease, pathname: string) => {
      onRender();
      if (pathname === '/broken') throw new Error('broken');
      if (pathname === '/crowded') throw new SiteBusy();
      if (pathname === '/renamed') return { kind: 'redirect' as const, status: 301, location: '/blogs' };
      return { kind: 'page' as const, page: pathname === '/' ? pageOf(homes[id] ?? 'home', 200) : missing };
    },
    post: async () => ({ kind: 'page' as const, page: missing }),
  };
}

export async function emptySearch() {
  const index = await compress('{"entries":[],"absences":[]}', brotliQuality.cached);
  return {
    file: async () => ({ body: index, isComplete: true }),
    find: async (_live: unknown, query: string) => ({ query, hits: [], absences: [] }),
  };
}
