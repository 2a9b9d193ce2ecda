import { notFoundPath } from '../../app/pages/not-found-path.ts';
import { searchPath } from '../../app/search/search-index.ts';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { createSingleFlight } from '../caching/single-flight.ts';
import { compressed } from '../http/compressed.ts';
import { SiteBusy } from '../http/site-busy.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { bytesOfPage, type CachedPage } from './cached-page.ts';
import type { RenderRequest, RenderResult } from './document/protocol.ts';
import { type PageTarget, pageTarget } from './page-target.ts';
import { renderWithoutFaulty } from './render-without-faulty.ts';
import type { RendererPool } from './renderer-pool.ts';
import type { Revisions } from './revisions.ts';

/** How long a page without one of its blocks is shown before the block is tried again. */
const degradedMs = 5_000;

interface PagesOptions {
  rendererPool: Pick<RendererPool, 'render'>;
  revisions: Pick<Revisions, 'of' | 'away'>;
  search: Pick<SiteSearch, 'find'>;
  /** Releases that were live before, the latest first. */
  former: () => string[];
  memory: Pick<EdgeMemory, 'shelf'>;
}

export type Pages = ReturnType<typeof createPages>;
export type PageAnswer = { kind: 'page'; page: CachedPage } | { kind: 'redirect'; status: number; location: string };

type ClientHeaders = RenderRequest['clientHeaders'];

/** Pages of the live release: rendered once for each revision of the data, then answered from memory. */
export function createPages({ rendererPool, revisions, search, former, memory }: PagesOptions) {
  const cache = memory.shelf('pages', bytesOfPage);
  const missing = memory.shelf('missingPages', bytesOfPage);
  const makeOnce = createSingleFlight<PageAnswer>();
  const makeShared = createSharedPages({ rendererPool, revisions, former, memory });
  const counts = { hits: 0, misses: 0 };

  const keyOf = (live: LiveRelease, { route, target }: PageTarget) =>
    `${live.id} ${target} ${revisions.of(live.servicesOf(route))}`;

  function freshPage(key: string): CachedPage | undefined {
    const page = cache.get(key) ?? missing.get(key);
    if (!page || (page.isDegraded && Date.now() - page.at >= degradedMs)) return undefined;
    counts.hits += 1;
    return page;
  }

  /** For one visitor: not cached, so that it cannot push others out of memory either. */
  async function makePrivate(
    live: LiveRelease,
    address: PageTarget,
    about: Omit<RenderRequest, 'target' | 'without' | 'away'>,
  ): Promise<PageAnswer> {
    const { route, target } = address;
    const request = { ...about, target, away: revisions.away(), without: [] };
    const place = { lane: about.method === 'POST' ? 'forms' : laneOf(route), isPrivate: true };
    const { result } = await renderWithoutFaulty({ rendererPool, releaseId: live.id, route, request, place });
    const answer = await answerOf(result, 4);
    return answer.kind === 'page' ? { ...answer, page: { ...answer.page, isPrivate: true } } : answer;
  }

  async function found(live: LiveRelease, pathname: string, query: string): Promise<Pick<RenderRequest, 'found'>> {
    return pathname === searchPath ? { found: await search.find(live, new URLSearchParams(query).get('q') ?? '') } : {};
  }

  return {
    /** How often a page was in memory, and how often not. */
    counts: () => counts,
    /** The page if it is in memory; most requests end here. */
    kept: (live: LiveRelease, pathname: string, query: string) =>
      freshPage(keyOf(live, pageTarget(live, pathname, query))),
    /** The page, rendered if need be; once, however many ask for it meanwhile. */
    async get(live: LiveRelease, pathname: string, query: string, clientHeaders: ClientHeaders): Promise<PageAnswer> {
      const address = pageTarget(live, pathname, query);
      if (address.isPrivate)
        return makePrivate(live, address, { method: 'GET', clientHeaders, ...(await found(live, pathname, query)) });
      const key = keyOf(live, address);
      const page = freshPage(key);
      if (page) return { kind: 'page', page };
      counts.misses += 1;
      const answer = await makeOnce(key, () => makeShared(live, address, clientHeaders));
      if (answer.kind === 'page') (answer.page.status === 404 ? missing : cache).set(key, answer.page);
      return answer;
    },
    post: (live: LiveRelease, pathname: string, form: string, clientHeaders: ClientHeaders): Promise<PageAnswer> =>
      makePrivate(live, pageTarget(live, pathname, ''), { method: 'POST', form, clientHeaders }),
  };
}

/** Renders pages that all visitors share. Where a block is missing or too many ask, the last whole copy is shown instead. */
function createSharedPages({ rendererPool, revisions, former, memory }: Omit<PagesOptions, 'search'>) {
  /** By release and address, whatever the revision of the data. */
  const whole = memory.shelf('lastGoodPages', bytesOfPage);

  // Even a copy from the previous release is complete, its files included, and better than a page without its content.
  function lastCopy({ id }: LiveRelease, { target }: PageTarget): PageAnswer | undefined {
    const last = [id, ...former()].map((release) => whole.get(`${release} ${target}`)).find(Boolean);
    return last && { kind: 'page', page: { ...last, isDegraded: true, at: Date.now() } };
  }

  async function make(
    live: LiveRelease,
    address: PageTarget,
    clientHeaders: ClientHeaders,
    isFirst = true,
  ): Promise<PageAnswer> {
    const { route, target } = address;
    const request: RenderRequest = { target, method: 'GET', clientHeaders, away: revisions.away(), without: [] };
    const place = { lane: laneOf(route), isPrivate: false };
    const { result, leftOut } = await renderWithoutFaulty({ rendererPool, releaseId: live.id, route, request, place });
    const answer = await answerOf(result, 9);
    if (answer.kind === 'redirect') return answer;
    const { page } = answer;
    if (!page.isDegraded) {
      if (page.status === 200) whole.set(`${live.id} ${target}`, page);
      return answer;
    }
    const last = lastCopy(live, address);
    if (last) return last;
    // Without a copy, as on an edge that has just started, a late service is asked once more. A part that threw is not.
    const isLate = page.status >= 500 && leftOut.length === 0;
    return isFirst && isLate ? make(live, address, clientHeaders, false) : answer;
  }

  return (live: LiveRelease, address: PageTarget, clientHeaders: ClientHeaders) =>
    make(live, address, clientHeaders).catch((error: unknown) => {
      const last = error instanceof SiteBusy ? lastCopy(live, address) : undefined;
      if (last) return last;
      throw error;
    });
}

/** A crowd on one route must not hold up the others. */
function laneOf(route: PageTarget['route']): string {
  return route?.path ?? notFoundPath;
}

async function answerOf(result: RenderResult, effort: 4 | 9): Promise<PageAnswer> {
  if (result.kind === 'redirect') return result;
  const { html, status, isDegraded } = result;
  return { kind: 'page', page: { status, isDegraded, at: Date.now(), ...(await compressed(html, effort)) } };
}
