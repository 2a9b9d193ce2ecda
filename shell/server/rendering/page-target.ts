import type { OwnedRoute } from '@site/release/releases/release-table';
import { notFoundPath } from '../../app/pages/not-found-path.ts';
import type { LiveRelease } from '../releases/live-release.ts';

export interface PageTarget {
  route: OwnedRoute | undefined;
  /** Path and known query of the page to render; all unknown paths share one. */
  target: string;
  /** Whether the page is for a single visitor, and so must not be cached. */
  isPrivate: boolean;
  /** Whether its query makes it differ from its path's page: the number of such pages has no limit. */
  isVariant: boolean;
}

export function pageTarget(live: LiveRelease, pathname: string, query: string): PageTarget {
  const route = live.routeOf(pathname);
  if (!route) return { route, target: notFoundPath, isPrivate: false, isVariant: false };
  const known = knownQuery(route, query);
  return {
    route,
    target: pathname + (known.length > 0 ? `?${new URLSearchParams(known)}` : ''),
    isPrivate: known.some(([key]) => route.privateKeys?.includes(key)),
    isVariant: known.length > 0,
  };
}

/** Keeps only keys and values that change the page, in the table's order, so that all other queries share one cached page. */
function knownQuery({ queryKeys = [], queryValues = {} }: OwnedRoute, query: string): [key: string, value: string][] {
  if (query === '' || queryKeys.length === 0) return [];
  const given = new URLSearchParams(query);
  return queryKeys
    .filter((key) => given.has(key))
    .map((key): [string, string] => [key, given.get(key) ?? ''])
    .filter(([key, value]) => queryValues[key]?.includes(value) ?? true);
}

/** Pages of one route share a lane, so that a crowd on it does not hold up the others. */
export function laneOf(route: PageTarget['route']): string {
  return route?.path ?? notFoundPath;
}
