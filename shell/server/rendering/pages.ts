import { hostPart } from '@site/contracts/manifest';
import { notFoundPath } from '@site/contracts/paths';
import { type FailureLog, logRenderFailure } from '@site/release/render-failure';
import type { ReleaseRoute } from '@site/release/store/release-table';
import type { LRUCache } from 'lru-cache';
import { searchPath } from '../../app/search/search-address.ts';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { type BrotliQuality, brotliQuality, type CompressedBody, compress } from '../caching/encoding.ts';
import { createSingleFlight } from '../caching/single-flight.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { Reports } from '../releases/reports.ts';
import { withoutQuery } from '../request-target.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { SiteBusy } from '../site-busy.ts';
import type { RenderRequest, RenderResult } from './document/protocol.ts';
import { RenderFailed, type RenderPool } from './render-pool.ts';
import { laneOf } from './render-queue.ts';
import type { Revisions } from './revisions.ts';

/** How long a page without one of its blocks is shown before the block is tried again. */
const degradedTtlMs = 5_000;

interface PagesOptions {
  releasePools: { of: (releaseId: string) => Promise<Pick<RenderPool, 'render'>> };
  revisions: Pick<Revisions, 'of' | 'unavailable'>;
  search: Pick<SiteSearch, 'find'>;
  /** Is told about each render that fails. */
  reports: { partCounts: Pick<Reports['partCounts'], 'addRenderFailure'> };
  memory: Pick<EdgeMemory, 'cache'>;
  /** Ids of the releases that were live before, the latest first. */
  previousReleases: () => string[];
  log: FailureLog;
}

export type PageResponse =
  | { kind: 'page'; page: RenderedPage }
  | { kind: 'redirect'; status: number; location: string };

/** A page in every encoding. */
export interface RenderedPage extends CompressedBody {
  status: number;
  /** A block is missing, or it is an outdated copy: to be rendered again soon. */
  isDegraded: boolean;
  /** SHA-256 of its style element, base64. */
  styleHash?: string;
  /** Made for one visitor: no cache may store it. */
  isPrivate?: boolean;
}

/** The properties of a request that decide its page. */
interface PageRequest {
  release: OpenRelease;
  route: ReleaseRoute | undefined;
  /** Path, and the query keys that the route knows. All unknown paths share one. */
  url: string;
  /** Whether the page is for a single visitor, and so must not be cached. */
  isPrivate: boolean;
  /** Whether its query makes it differ from its path's page: the number of such pages has no limit. */
  isVariant: boolean;
}

interface Attempt {
  result: RenderResult;
  /** A slow service's data is missing. False if a part that failed was left out: it would fail again. */
  isWorthRetry: boolean;
}

interface RenderOptions extends Pick<RenderRequest, 'method' | 'form' | 'found' | 'clientHeaders'> {
  /** Whether to render once more where a slow service's data is missing. */
  canRetry: boolean;
  quality: BrotliQuality;
}

type ClientHeaders = RenderRequest['clientHeaders'];

/**
 * Pages of the releases in use, each rendered once for each revision of its data, then answered from memory. Where a block is missing or
 * the site is busy, the last complete copy is shown instead.
 */
export class Pages {
  readonly #options: PagesOptions;
  readonly #pages: LRUCache<string, RenderedPage>;
  readonly #variants: LRUCache<string, RenderedPage>;
  readonly #missing: LRUCache<string, RenderedPage>;
  readonly #lastGoodPages: LRUCache<string, RenderedPage>;
  readonly #lastGoodVariants: LRUCache<string, RenderedPage>;
  readonly #singleFlight = createSingleFlight<PageResponse>();
  /** Cache hits and misses. */
  readonly counts = { hits: 0, misses: 0 };

  constructor(options: PagesOptions) {
    const { memory } = options;
    this.#options = options;
    this.#pages = memory.cache('pages', pageBytes);
    this.#variants = memory.cache('pageVariants', pageBytes);
    this.#missing = memory.cache('missingPages', pageBytes);
    this.#lastGoodPages = memory.cache('lastGoodPages', pageBytes);
    this.#lastGoodVariants = memory.cache('lastGoodVariants', pageBytes);
  }

  /** The page if it is in memory; most requests end here. */
  cached(release: OpenRelease, pathname: string, query: string): RenderedPage | undefined {
    return this.#findCached(this.#cacheKey(pageRequest(release, pathname, query)));
  }

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
      const found = isSearch && (await this.#options.search.find(release, new URLSearchParams(query).get('q') ?? ''));
      return this.#renderPrivate(request, { method: 'GET', clientHeaders, ...(found && { found }) });
    }
    const key = this.#cacheKey(request);
    const page = this.#findCached(key);
    if (page) return { kind: 'page', page };
    this.counts.misses += 1;
    return this.#singleFlight(key, () => this.#renderAndCache(key, request, clientHeaders));
  }

  post(release: OpenRelease, pathname: string, form: string, clientHeaders: ClientHeaders): Promise<PageResponse> {
    return this.#renderPrivate(pageRequest(release, pathname, ''), { method: 'POST', form, clientHeaders });
  }

  #cacheKey({ release, route, url }: PageRequest): string {
    return `${release.id} ${url} ${this.#options.revisions.of(release.servicesOf(route))}`;
  }

  #findCached(key: string): RenderedPage | undefined {
    const page = this.#pages.get(key) ?? this.#variants.get(key) ?? this.#missing.get(key);
    if (page) this.counts.hits += 1;
    return page;
  }

  async #renderAndCache(key: string, request: PageRequest, clientHeaders: ClientHeaders): Promise<PageResponse> {
    const response = await this.#renderShared(request, clientHeaders);
    if (response.kind === 'redirect') return response;
    const { page } = response;
    const found = request.isVariant ? this.#variants : this.#pages;
    const cache = page.status === 404 ? this.#missing : found;
    cache.set(key, page, { ttl: page.isDegraded ? degradedTtlMs : 0 });
    return response;
  }

  async #renderShared(request: PageRequest, clientHeaders: ClientHeaders): Promise<PageResponse> {
    const copies = request.isVariant ? this.#lastGoodVariants : this.#lastGoodPages;
    const lastGood = this.#findLastGood(request, copies);
    try {
      // Retried only where there is no copy yet, as on an edge that has just started.
      const options = { clientHeaders, quality: brotliQuality.cached, canRetry: !lastGood };
      const response = await this.#render(request, { method: 'GET', ...options });
      if (response.kind === 'redirect') return response;
      if (response.page.isDegraded) return lastGood ?? response;
      if (response.page.status === 200) copies.set(`${request.release.id} ${request.url}`, response.page);
      return response;
    } catch (error) {
      if (lastGood && error instanceof SiteBusy) return lastGood;
      throw error;
    }
  }

  /** Ignores the revision of the data. Even the copy of a previous release is complete, and better than a page without its content. */
  #findLastGood({ release, url }: PageRequest, copies: LRUCache<string, RenderedPage>): PageResponse | undefined {
    const page = [release.id, ...this.#options.previousReleases()]
      .map((id) => copies.get(`${id} ${url}`))
      .find(Boolean);
    return page && { kind: 'page', page: { ...page, isDegraded: true } };
  }

  /** For one visitor: not cached, and so it evicts no other page either. A form is sent once. */
  async #renderPrivate(
    request: PageRequest,
    options: Omit<RenderOptions, 'canRetry' | 'quality'>,
  ): Promise<PageResponse> {
    const canRetry = options.method === 'GET';
    const response = await this.#render(request, { ...options, quality: brotliQuality.once, canRetry });
    return response.kind === 'redirect' ? response : { ...response, page: { ...response.page, isPrivate: true } };
  }

  async #render(request: PageRequest, { canRetry, quality, ...options }: RenderOptions): Promise<PageResponse> {
    const attempt = () => {
      const unavailableServices = this.#options.revisions.unavailable();
      return this.#attempt(request, { ...options, target: request.url, unavailableServices, excludedParts: [] });
    };
    const first = await attempt();
    const { result } = first.isWorthRetry && canRetry ? await attempt() : first;
    if (result.kind === 'redirect') return result;
    const { kind, html, ...about } = result;
    return { kind, page: { ...about, ...(await compress(html, quality)) } };
  }

  /** Leaves out each part that throws or loops. Throws `SiteBusy` where a page takes too long and no part is at fault. */
  async #attempt(page: PageRequest, request: RenderRequest): Promise<Attempt> {
    const { releasePools, reports, log } = this.#options;
    const { release, route } = page;
    const { excludedParts } = request;
    try {
      const pool = await releasePools.of(release.id);
      const result = await pool.render(request, laneOf(request.method, route));
      const isDegraded5xx = result.kind === 'page' && result.isDegraded && result.status >= 500;
      return { result, isWorthRetry: isDegraded5xx && excludedParts.length === 0 };
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      const path = withoutQuery(request.target);
      logRenderFailure(log, { path, ...error.failure }, `${path}: ${error.message}`);
      const { part } = error.failure;
      reports.partCounts.addRenderFailure(release.id, part);
      const canLeaveOut = part !== hostPart && !excludedParts.includes(part);
      if (canLeaveOut) return this.#attempt(page, { ...request, excludedParts: [...excludedParts, part] });
      throw error.isTimeout ? new SiteBusy() : error;
    }
  }
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
function knownParams(
  { queryKeys = [], queryValues = {} }: ReleaseRoute,
  query: string,
): [key: string, value: string][] {
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
