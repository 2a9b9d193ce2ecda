import { notFoundPath } from '@site/contracts/paths';
import type { ReleaseRoute } from '@site/delivery/store/release-table';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import type { CompressedBody } from '../caching/encoding.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import { normalisedPath, type RequestTarget } from '../request-target.ts';

/** A page in every encoding. */
export interface RenderedPage extends CompressedBody {
  status: number;
  /** A block is missing. */
  isDegraded: boolean;
  /** SHA-256 of its style element, base64. */
  styleHash?: string;
  /** Made for one visitor: no cache may store it. */
  isPrivate?: boolean;
}

interface PageCopy {
  page: RenderedPage;
  /** The data revision for which it is shown. Under any other it is outdated, but may be the last good copy. */
  revision: string;
}

/** Where a page is asked for. */
export interface PageTarget extends RequestTarget {
  release: OpenRelease;
  route: ReleaseRoute | undefined;
}

/** The properties of a request that decide its page. */
export interface PageRequest extends Pick<PageTarget, 'release' | 'route'> {
  /** Path, and the query keys that the route knows. All unknown paths share one, and those of retired parts another. */
  url: string;
  /** Instead of the renderer's: at the addresses of a retired part search engines forget the page sooner. */
  status?: 410;
  /** Whether the page is for a single visitor, and so must not be cached. */
  isPrivate: boolean;
  /** Whether its query makes it differ from its path's page: the number of such pages has no limit. */
  isVariant: boolean;
}

type PageAddress = Pick<PageRequest, 'release' | 'url'>;

/** Pages in memory, one copy of each. */
export function createPageCopies(memory: Pick<EdgeMemory, 'cache'>) {
  /** Good pages of paths. */
  const pages = memory.cache('pages', copyBytes);
  /** Pages that differ by their query, and those that are missing or degraded: anybody can ask for any number of them. */
  const otherPages = memory.cache('otherPages', copyBytes);

  function find(releaseId: string, url: string, { allowStale = false } = {}): PageCopy | undefined {
    const key = copyKey(releaseId, url);
    const options = { allowStale, noDeleteOnStaleGet: true };
    return pages.get(key, options) ?? otherPages.get(key, options);
  }

  return {
    current({ release, url }: PageAddress, revision: string): RenderedPage | undefined {
      const copy = find(release.id, url);
      return copy?.revision === revision ? copy.page : undefined;
    },
    /** The latest complete copy, of the page's own release or else of these: better than a page without its content. */
    lastGood({ release, url }: PageAddress, previousReleases: string[]): RenderedPage | undefined {
      return [release.id, ...previousReleases]
        .map((id) => find(id, url, { allowStale: true })?.page)
        .find((page) => page && isGood(page));
    },
    /** Without `ttlMs` for as long as its revision is current. */
    keep({ release, url, isVariant }: PageRequest, copy: PageCopy, ttlMs = 0): void {
      const key = copyKey(release.id, url);
      // A post that is published or deleted moves from one to the other.
      pages.delete(key);
      otherPages.delete(key);
      const cache = isGood(copy.page) && !isVariant ? pages : otherPages;
      cache.set(key, copy, { ttl: ttlMs });
    },
    /** The paths of a release's good pages, the last requested first. */
    paths(releaseId: string): string[] {
      const prefix = copyKey(releaseId, '');
      return [...pages.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    },
  };
}

export function copyKey(releaseId: string, url: string): string {
  return `${releaseId} ${url}`;
}

function isGood({ status, isDegraded }: RenderedPage): boolean {
  return status === 200 && !isDegraded;
}

function copyBytes({ page: { bodies } }: PageCopy): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length;
}

export function readPageRequest({ release, route, pathname, query }: PageTarget): PageRequest {
  const common = { release, route, isPrivate: false, isVariant: false };
  if (!route && release.isGone(normalisedPath(pathname)))
    return { ...common, url: `${notFoundPath}?gone`, status: 410 };
  if (!route) return { ...common, url: notFoundPath };
  const params = knownParams(route, query);
  return {
    ...common,
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
