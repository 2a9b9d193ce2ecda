import { notFoundPath } from '@site/contracts/paths';
import type { ReleaseRoute } from '@site/delivery/store/release-table';
import type { OpenRelease } from '../releases/open-release.ts';

/** The properties of a request that decide its page. */
export interface PageRequest {
  release: OpenRelease;
  route: ReleaseRoute | undefined;
  /** Path, and the query keys that the route knows. All unknown paths share one. */
  url: string;
  /** Whether the page is for a single visitor, and so must not be cached. */
  isPrivate: boolean;
  /** Whether its query makes it differ from its path's page: the number of such pages has no limit. */
  isVariant: boolean;
}

export function readPageRequest(release: OpenRelease, pathname: string, query: string): PageRequest {
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
