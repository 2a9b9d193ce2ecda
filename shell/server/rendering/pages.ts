import { notFoundPath } from '@site/contracts/addresses';
import type { OwnedRoute } from '@site/release/store/release-table';
import type { LRUCache } from 'lru-cache';
import { searchPath } from '../../app/search/search-address.ts';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { brotliQuality } from '../caching/encoding.ts';
import { createSingleFlight } from '../caching/single-flight.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { SiteBusy } from '../site-busy.ts';
import type { RenderRequest } from './document/protocol.ts';
import {
  createPageRenderer,
  type PageRequest,
  type PageResponse,
  type RenderDependencies,
  type RenderedPage,
} from './render-page.ts';
import type { Revisions } from './revisions.ts';

/** How long a page without one of its blocks is shown before the block is tried again. */
const degradedTtlMs = 5_000;

interface PagesOptions extends RenderDependencies {
  revisions: Pick<Revisions, 'of' | 'unavailable'>;
  search: Pick<SiteSearch, 'find'>;
  memory: Pick<EdgeMemory, 'cache'>;
  /** Ids of the releases that were live before, the latest first. */
  previousReleases: () => string[];
}

export type Pages = ReturnType<typeof createPages>;

type ClientHeaders = RenderRequest['clientHeaders'];

/**
 * Pages of the releases in use, each rendered once for each revision of its data, then answered from memory. Where a block is missing or
 * the site is busy, the last complete copy is shown instead.
 */
export function createPages({ search, memory, previousReleases, ...dependencies }: PagesOptions) {
  const pages = memory.cache('pages', pageBytes);
  const variants = memory.cache('pageVariants', pageBytes);
  const missing = memory.cache('missingPages', pageBytes);
  const lastGoodPages = memory.cache('lastGoodPages', pageBytes);
  const lastGoodVariants = memory.cache('lastGoodVariants', pageBytes);
  const singleFlight = createSingleFlight<PageResponse>();
  const renderPage = createPageRenderer(dependencies);
  const counts = { hits: 0, misses: 0 };

  const cacheKey = ({ release, route, url }: PageRequest) =>
    `${release.id} ${url} ${dependencies.revisions.of(release.servicesOf(route))}`;
  const lastGoodFor = ({ isVariant }: PageRequest) => (isVariant ? lastGoodVariants : lastGoodPages);

  function findCached(key: string): RenderedPage | undefined {
    const page = pages.get(key) ?? variants.get(key) ?? missing.get(key);
    if (page) counts.hits += 1;
    return page;
  }

  function cacheFor({ status }: RenderedPage, { isVariant }: PageRequest): LRUCache<string, RenderedPage> {
    if (status === 404) return missing;
    return isVariant ? variants : pages;
  }

  /** Ignores the revision of the data. Even the copy of a previous release is complete, and better than a page without its content. */
  function findLastGood(request: PageRequest): PageResponse | undefined {
    const copies = lastGoodFor(request);
    const page = [request.release.id, ...previousReleases()]
      .map((id) => copies.get(`${id} ${request.url}`))
      .find(Boolean);
    return page && { kind: 'page', page: { ...page, isDegraded: true } };
  }

  async function renderShared(request: PageRequest, clientHeaders: ClientHeaders): Promise<PageResponse> {
    const lastGood = findLastGood(request);
    try {
      // Retried only where there is no copy yet, as on an edge that has just started.
      const response = await renderPage(request, {
        method: 'GET',
        clientHeaders,
        quality: brotliQuality.cached,
        canRetry: !lastGood,
      });
      if (response.kind === 'redirect') return response;
      if (response.page.isDegraded) return lastGood ?? response;
      if (response.page.status === 200) lastGoodFor(request).set(`${request.release.id} ${request.url}`, response.page);
      return response;
    } catch (error) {
      if (lastGood && error instanceof SiteBusy) return lastGood;
      throw error;
    }
  }

  async function renderAndCache(key: string, request: PageRequest, clientHeaders: ClientHeaders) {
    const response = await renderShared(request, clientHeaders);
    if (response.kind === 'redirect') return response;
    const { page } = response;
    cacheFor(page, request).set(key, page, { ttl: page.isDegraded ? degradedTtlMs : 0 });
    return response;
  }

  /** For one visitor: not cached, and so it evicts no other page either. A form is sent once. */
  async function renderPrivate(
    request: PageRequest,
    options: Pick<RenderRequest, 'method' | 'form' | 'found' | 'clientHeaders'>,
  ): Promise<PageResponse> {
    const response = await renderPage(request, {
      ...options,
      quality: brotliQuality.once,
      canRetry: options.method === 'GET',
    });
    return response.kind === 'redirect' ? response : { ...response, page: { ...response.page, isPrivate: true } };
  }

  return {
    /** Cache hits and misses. */
    counts: () => counts,
    /** The page if it is in memory; most requests end here. */
    cached: (release: OpenRelease, pathname: string, query: string) =>
      findCached(cacheKey(pageRequest(release, pathname, query))),
    /** The page, rendered if need be; only once, however many visitors ask for it at the same time. */
    async get(
      release: OpenRelease,
      pathname: string,
      query: string,
      clientHeaders: ClientHeaders,
    ): Promise<PageResponse> {
      const request = pageRequest(release, pathname, query);
      if (request.isPrivate) {
        const isSearch = pathname === searchPath;
        const found = isSearch && (await search.find(release, new URLSearchParams(query).get('q') ?? ''));
        return renderPrivate(request, { method: 'GET', clientHeaders, ...(found && { found }) });
      }
      const key = cacheKey(request);
      const page = findCached(key);
      if (page) return { kind: 'page', page };
      counts.misses += 1;
      return singleFlight(key, () => renderAndCache(key, request, clientHeaders));
    },
    post: (release: OpenRelease, pathname: string, form: string, clientHeaders: ClientHeaders): Promise<PageResponse> =>
      renderPrivate(pageRequest(release, pathname, ''), { method: 'POST', form, clientHeaders }),
  };
}

function pageRequest(release: OpenRelease, pathname: string, query: string): PageRequest {
  const route = release.findRoute(pathname);
  if (!route) return { release, route, url: notFoundPath, isPrivate: false, isVariant: false };
  const params = knownParams(route, query);
  return {
    release,
    route,
    url: pathname + (params.length > 0 ? `?${new URLSearchParams(params)}` : ''),
    isPrivate: params.some(([key]) => route.privateKeys?.includes(key)),
    isVariant: params.length > 0,
  };
}

/** Keeps only keys and values that change the page, in the table's order, so that all other queries share one cached page. */
function knownParams({ queryKeys = [], queryValues = {} }: OwnedRoute, query: string): [key: string, value: string][] {
  if (query === '' || queryKeys.length === 0) return [];
  const given = new URLSearchParams(query);
  return queryKeys
    .filter((key) => given.has(key))
    .map((key): [string, string] => [key, given.get(key) ?? ''])
    .filter(([key, value]) => queryValues[key]?.includes(value) ?? true);
}

function pageBytes({ bodies }: RenderedPage): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length;
}
