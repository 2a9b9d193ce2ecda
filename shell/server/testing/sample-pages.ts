import { createHash } from 'node:crypto';
import { compressed } from '../caching/encoding.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { SiteBusy } from '../site-busy.ts';
import { pageOf } from './sample-release.ts';

/** The release of `blog` 1.0.0-ab alone. */
export const chosenId = createHash('sha256').update('{"blog":"1.0.0-ab"}').digest('hex').slice(0, 12);

/** What home says, if not 'home'. */
const homes: Record<string, string> = { bbbbbbbbbbbb: 'home of canary', [chosenId]: 'home of chosen</head>' };

/** For tests: pages that are words. */
export function samplePages() {
  const missing = pageOf('missing', 404);
  return {
    // A page is at hand for whatever is no route, as after a visit to a path that does not exist.
    kept: () => missing,
    get: async ({ id }: LiveRelease, pathname: string) => {
      if (pathname === '/broken') throw new Error('broken');
      if (pathname === '/crowded') throw new SiteBusy();
      return { kind: 'page' as const, page: pathname === '/' ? pageOf(homes[id] ?? 'home', 200) : missing };
    },
    post: async () => ({ kind: 'page' as const, page: missing }),
  };
}

export async function emptySearch() {
  const index = await compressed('{"entries":[],"absences":[]}', 9);
  return {
    file: async () => ({ file: index, isWhole: true }),
    find: async (_live: unknown, query: string) => ({ query, hits: [], absences: [] }),
  };
}
