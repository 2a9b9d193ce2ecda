import { createEdgeMemory } from '../caching/edge-memory.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { RenderResult } from '../rendering/document/protocol.ts';
import { createPages, type PageResponse } from '../rendering/pages.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import { sampleRelease, sampleRoute } from './sample-release.ts';

export type PoolRequest = Parameters<RenderPool['render']>[0];

/** For tests: pages made by this `render`; `previousReleases` were live before. */
export function openPages(
  render: (request: PoolRequest, releaseId: string) => Promise<RenderResult>,
  { previousReleases = [] }: { previousReleases?: string[] } = {},
) {
  const rendered: PoolRequest[] = [];
  const state = { revision: '1' };
  const pages = createPages({
    releasePools: {
      of: async (releaseId) => ({
        render: async (request) => {
          rendered.push(request);
          return render(request, releaseId);
        },
      }),
    },
    revisions: { of: () => state.revision, unavailable: () => [] },
    search: { find: async (_live, query) => ({ query, hits: [], absences: [] }) },
    previousReleases: () => previousReleases,
    memory: createEdgeMemory(1_000_000),
  });
  const cached = (release: OpenRelease, pathname: string, query = '') => pages.cached(asked(release, pathname, query));
  return {
    pages,
    rendered,
    cached,
    /** The page from memory or, where it is not there, rendered. */
    async get(release: OpenRelease, pathname: string, query = ''): Promise<PageResponse> {
      const page = cached(release, pathname, query);
      return page ? { kind: 'page', page } : pages.render(asked(release, pathname, query), {});
    },
    setRevision: (revision: string) => Object.assign(state, { revision }),
  };
}

function asked(release: OpenRelease, pathname: string, query: string) {
  return { release, route: release.findRoute(pathname), pathname, query };
}

/** For tests: a release with home, posts, search and a page behind a secret link. */
export function live(): OpenRelease {
  const routes = [
    sampleRoute({ path: '/', page: 'HomePage' }),
    sampleRoute({ path: '/search', part: 'shell', queryKeys: ['q'], privateKeys: ['q'] }),
    sampleRoute({
      path: '/subscription',
      queryKeys: ['confirm', 'done'],
      queryValues: { done: ['confirmed', 'left'] },
      privateKeys: ['confirm'],
    }),
    sampleRoute({ path: '/list', queryKeys: ['page'] }),
  ];
  const post = sampleRoute({ path: '/posts/:slug' });
  return sampleRelease({
    findRoute: (pathname) => (pathname.startsWith('/posts/') ? post : routes.find(({ path }) => path === pathname)),
  });
}

/** For tests: a rendered page. */
export function page(html: string, status = 200, isDegraded = false): RenderResult {
  return { kind: 'page', html, status, isDegraded };
}

/** For tests: the HTML of what was answered. */
export function bodyOf(response: PageResponse): string | undefined {
  return response.kind === 'page' ? response.page.bodies.identity.toString() : undefined;
}
