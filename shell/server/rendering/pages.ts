import { setTimeout } from 'node:timers/promises';
import { searchPath } from '../../app/search/search-address.ts';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { type BrotliQuality, brotliQuality, compress } from '../caching/encoding.ts';
import type { Revisions } from '../caching/revisions.ts';
import { createSingleFlight } from '../caching/single-flight.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { RenderRequest } from './document/protocol.ts';
import {
  copyKey,
  createPageCopies,
  type PageRequest,
  type PageTarget,
  type RenderedPage,
  readPageRequest,
} from './page-copies.ts';
import type { RenderPool } from './render-pool.ts';

/** How many pages of a new release are rendered before it goes live. */
const maxPagesAhead = 50;

/** A visitor who has waited so long gets the last good copy, if there is one. */
const maxWaitMs = 4_000;

/** How long a page that lacks a block, or an outdated copy in its place, is shown before the page is rendered again. */
const degradedTtlMs = 5_000;

interface PagesOptions {
  releasePools: { of: (releaseId: string) => Promise<Pick<RenderPool, 'render'>> };
  revisions: Pick<Revisions, 'of' | 'unavailable'>;
  search: Pick<SiteSearch, 'find'>;
  memory: Pick<EdgeMemory, 'cache'>;
  /** Ids of the releases that were live before, the latest first. */
  previousReleases: () => string[];
}

export type PageResponse =
  | { kind: 'page'; page: RenderedPage }
  | { kind: 'redirect'; status: number; location: string };

/** What a visitor sent, and what the edge found for it. */
type RenderInput = Pick<RenderRequest, 'method' | 'form' | 'searchResult' | 'clientHeaders'>;

type ClientHeaders = RenderRequest['clientHeaders'];

export type Pages = ReturnType<typeof createPages>;

/**
 * Pages of the releases in use, each rendered once for each revision of its data, then answered from memory. The last good copy is shown
 * where a new page lacks a block, fails or takes long.
 */
export function createPages({ releasePools, revisions, search, memory, previousReleases }: PagesOptions) {
  const copies = createPageCopies(memory);
  const singleFlight = createSingleFlight<PageResponse>();
  const counts = { hits: 0, misses: 0 };
  const revisionOf = ({ release, route }: PageRequest) => revisions.of(release.servicesOf(route));

  function cached(target: PageTarget): RenderedPage | undefined {
    const request = readPageRequest(target);
    const page = copies.current(request, revisionOf(request));
    if (page) counts.hits += 1;
    return page;
  }

  async function render(target: PageTarget, clientHeaders: ClientHeaders): Promise<PageResponse> {
    const request = readPageRequest(target);
    if (request.isPrivate) {
      const { release, pathname, query } = target;
      const isSearch = pathname === searchPath;
      const searchResult = isSearch && (await search.find(release, new URLSearchParams(query).get('q') ?? ''));
      return renderPrivate(request, { method: 'GET', clientHeaders, ...(searchResult && { searchResult }) });
    }
    counts.misses += 1;
    const rendering = singleFlight(copyKey(request.release.id, request.url), () =>
      renderShared(request, clientHeaders),
    );
    const lastGood = copies.lastGood(request, previousReleases());
    return lastGood ? inTime(rendering, { kind: 'page', page: lastGood }) : rendering;
  }

  async function renderShared(request: PageRequest, clientHeaders: ClientHeaders): Promise<PageResponse> {
    // Read first: if the data change meanwhile, the page is outdated at once.
    const revision = revisionOf(request);
    const lastGood = copies.lastGood(request, previousReleases());
    const keep = (page: RenderedPage, ttlMs?: number): PageResponse => {
      copies.keep(request, { page, revision }, ttlMs);
      return { kind: 'page', page };
    };
    try {
      const response = await renderOnce(request, { method: 'GET', clientHeaders }, brotliQuality.cached);
      if (response.kind === 'redirect') return response;
      const { page } = response;
      return page.isDegraded ? keep(lastGood ?? page, degradedTtlMs) : keep(page);
    } catch (error) {
      if (!lastGood) throw error;
      return keep(lastGood, degradedTtlMs);
    }
  }

  /** For one visitor: not cached, and so it evicts no other page either. */
  async function renderPrivate(request: PageRequest, input: RenderInput): Promise<PageResponse> {
    const response = await renderOnce(request, input, brotliQuality.once);
    return response.kind === 'redirect' ? response : { ...response, page: { ...response.page, isPrivate: true } };
  }

  async function renderOnce(request: PageRequest, input: RenderInput, quality: BrotliQuality): Promise<PageResponse> {
    const { release, url: target, status } = request;
    const pool = await releasePools.of(release.id);
    const result = await pool.render({ ...input, target, unavailableServices: revisions.unavailable() });
    if (result.kind === 'redirect') return result;
    const { kind, html, ...about } = result;
    return { kind, page: { ...about, ...(status && { status }), ...(await compress(html, quality)) } };
  }

  return {
    /** Cache hits and misses. */
    counts,
    /** The page if it is in memory; most requests end here. */
    cached,
    /** The page of a target that is not in memory; rendered only once, however many visitors ask for it at the same time. */
    render,
    post: (target: PageTarget, form: string, clientHeaders: ClientHeaders): Promise<PageResponse> =>
      renderPrivate(readPageRequest({ ...target, query: '' }), { method: 'POST', form, clientHeaders }),
    /**
     * Renders the pages of a new release that were requested last in the live one, one after the other, so that visitors do not all wait
     * for them once it is live.
     */
    async renderAhead(release: OpenRelease, liveId: string): Promise<void> {
      for (const pathname of copies.paths(liveId).slice(0, maxPagesAhead)) {
        const target = { release, route: release.findRoute(pathname), pathname, query: '' };
        // A page that fails here is rendered again for the visitor who requests it.
        if (!cached(target)) await render(target, {}).catch(() => undefined);
      }
    },
  };
}

/** Until the page is there, the copy: a part that blocks its thread does so each time. */
async function inTime(rendering: Promise<PageResponse>, copy: PageResponse): Promise<PageResponse> {
  const waiting = new AbortController();
  const late = setTimeout(maxWaitMs, copy, { signal: waiting.signal });
  return Promise.race([rendering, late]).finally(() => waiting.abort());
}
