import { notFoundPath } from '@site/contracts/paths';
import type { ReleaseRoute } from '@site/delivery/store/release-table';
import type { LRUCache } from 'lru-cache';
import { searchPath } from '../../app/search/search-address.ts';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { type BrotliQuality, brotliQuality, type CompressedBody, compress } from '../caching/encoding.ts';
import type { Revisions } from '../caching/revisions.ts';
import { allPages, dataKey, partKey, releaseKey } from '../caching/shared-cache.ts';
import { createSingleFlight } from '../caching/single-flight.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { SiteBusy } from '../site-busy.ts';
import type { RenderRequest } from './document/protocol.ts';
import type { RenderPool } from './render-pool.ts';
import { laneOf } from './render-queue.ts';

/** How many pages of a new release are rendered before it goes live. */
const maxPagesAhead = 50;

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

/** A page in every encoding. */
export interface RenderedPage extends CompressedBody {
  status: number;
  /** A block is missing. */
  isDegraded: boolean;
  /** SHA-256 of its style element, base64. */
  styleHash?: string;
  /** Made for one visitor: no cache may store it. */
  isPrivate?: boolean;
  /** What a shared cache may be told to remove it by. Without any, no shared cache may keep it. */
  cacheKeys: string[];
}

/** A page in memory. */
interface Copy {
  page: RenderedPage;
  /** The data revision for which it is shown. Under any other it is outdated, but may be the last good copy. */
  revision: string;
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

/** What a visitor sent, and what the edge found for it. */
type RenderInput = Pick<RenderRequest, 'method' | 'form' | 'found' | 'clientHeaders'>;

type ClientHeaders = RenderRequest['clientHeaders'];

/**
 * Pages of the releases in use, each rendered once for each revision of its data, then answered from memory. A page has one copy in
 * memory. Once its data have changed, that is the last good copy, shown where a block of the new page is missing or the site is busy.
 */
export class Pages {
  readonly #options: PagesOptions;
  /** Good pages of paths. */
  readonly #pages: LRUCache<string, Copy>;
  /** Pages that differ by their query, and those that are missing or degraded: anybody can ask for any number of them. */
  readonly #otherPages: LRUCache<string, Copy>;
  readonly #singleFlight = createSingleFlight<PageResponse>();
  /** Cache hits and misses. */
  readonly counts = { hits: 0, misses: 0 };

  constructor(options: PagesOptions) {
    const { memory } = options;
    this.#options = options;
    this.#pages = memory.cache('pages', copyBytes);
    this.#otherPages = memory.cache('otherPages', copyBytes);
  }

  /** The page if it is in memory; most requests end here. */
  cached(release: OpenRelease, pathname: string, query: string): RenderedPage | undefined {
    return this.#findCurrent(pageRequest(release, pathname, query));
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
    const page = this.#findCurrent(request);
    if (page) return { kind: 'page', page };
    this.counts.misses += 1;
    return this.#singleFlight(copyKey(release.id, request.url), () => this.#renderShared(request, clientHeaders));
  }

  post(release: OpenRelease, pathname: string, form: string, clientHeaders: ClientHeaders): Promise<PageResponse> {
    return this.#renderPrivate(pageRequest(release, pathname, ''), { method: 'POST', form, clientHeaders });
  }

  /**
   * Renders the pages of a new release that visitors last asked for in the live one, one after the other: or all of them would wait for their
   * pages at the same moment.
   */
  async renderAhead(release: OpenRelease, liveId: string): Promise<void> {
    const paths = [...this.#pages.keys()].filter((key) => key.startsWith(copyKey(liveId, ''))).slice(0, maxPagesAhead);
    for (const key of paths) {
      // Whoever asks for a page that failed gets the answer.
      await this.get(release, key.slice(copyKey(liveId, '').length), '', {}).catch(() => undefined);
    }
  }

  #findCurrent(request: PageRequest): RenderedPage | undefined {
    const copy = this.#findCopy(request.release.id, request.url);
    if (copy?.revision !== this.#revisionOf(request)) return undefined;
    this.counts.hits += 1;
    return copy.page;
  }

  /** Even the copy of a previous release is complete, and better than a page without its content. */
  #findLastGood({ release, url }: PageRequest): RenderedPage | undefined {
    return [release.id, ...this.#options.previousReleases()]
      .map((id) => this.#findCopy(id, url, { allowStale: true })?.page)
      .find((page) => page && isGood(page));
  }

  #findCopy(releaseId: string, url: string, { allowStale = false } = {}): Copy | undefined {
    const key = copyKey(releaseId, url);
    const options = { allowStale, noDeleteOnStaleGet: true };
    return this.#pages.get(key, options) ?? this.#otherPages.get(key, options);
  }

  #revisionOf({ release, route }: PageRequest): string {
    return this.#options.revisions.of(release.servicesOf(route));
  }

  async #renderShared(request: PageRequest, clientHeaders: ClientHeaders): Promise<PageResponse> {
    // Read first: if the data change meanwhile, the page is outdated at once.
    const revision = this.#revisionOf(request);
    const lastGood = this.#findLastGood(request);
    try {
      const response = await this.#render(request, { method: 'GET', clientHeaders }, brotliQuality.cached);
      if (response.kind === 'redirect') return response;
      const isOutdated = revision !== this.#revisionOf(request);
      const page = isOutdated ? notShared(response.page) : response.page;
      return page.isDegraded
        ? this.#keep(request, { page: notShared(lastGood ?? page), revision }, degradedTtlMs)
        : this.#keep(request, { page, revision });
    } catch (error) {
      if (!lastGood || !(error instanceof SiteBusy)) throw error;
      return this.#keep(request, { page: notShared(lastGood), revision }, degradedTtlMs);
    }
  }

  #keep({ release, url, isVariant }: PageRequest, copy: Copy, ttl = 0): PageResponse {
    const key = copyKey(release.id, url);
    const isOfPath = isGood(copy.page) && !isVariant;
    const [cache, other] = isOfPath ? [this.#pages, this.#otherPages] : [this.#otherPages, this.#pages];
    cache.set(key, copy, { ttl });
    // A post that is published or deleted changes over.
    other.delete(key);
    return { kind: 'page', page: copy.page };
  }

  /** For one visitor: not cached, and so it evicts no other page either. */
  async #renderPrivate(request: PageRequest, input: RenderInput): Promise<PageResponse> {
    const response = await this.#render(request, input, brotliQuality.once);
    return response.kind === 'redirect' ? response : { ...response, page: { ...response.page, isPrivate: true } };
  }

  async #render(request: PageRequest, input: RenderInput, quality: BrotliQuality): Promise<PageResponse> {
    const { release, route, url: target } = request;
    const { releasePools, revisions } = this.#options;
    const pool = await releasePools.of(release.id);
    const unavailableServices = revisions.unavailable();
    const result = await pool.render({ ...input, target, unavailableServices }, laneOf(input.method, route));
    if (result.kind === 'redirect') return result;
    const { kind, html, ...about } = result;
    return { kind, page: { ...about, ...(await compress(html, quality)), cacheKeys: cacheKeysOf(request) } };
  }
}

function cacheKeysOf({ release, route }: PageRequest): string[] {
  const services = release.servicesOf(route).map(dataKey);
  return [allPages, releaseKey(release.id), ...(route ? [partKey(route.part)] : []), ...services];
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

/** A page that no purge to come would remove from a shared cache. */
export function notShared(page: RenderedPage): RenderedPage {
  return { ...page, cacheKeys: [] };
}

function isGood({ status, isDegraded }: RenderedPage): boolean {
  return status === 200 && !isDegraded;
}

function copyKey(releaseId: string, url: string): string {
  return `${releaseId} ${url}`;
}

function copyBytes({ page: { bodies } }: Copy): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length;
}
