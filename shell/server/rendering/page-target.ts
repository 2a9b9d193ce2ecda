import type { OwnedRoute } from '@site/release/releases/release-table';
import type { LiveRelease } from '../releases/live-release.ts';

export interface PageTarget {
  route: OwnedRoute | undefined;
  /** Path and known query of the page to render; all unknown paths share one. */
  target: string;
  /** Whether the page concerns a single visitor, so must not be cached. */
  isPrivate: boolean;
  /** Whether a query makes it another page than its path's: there may be any number of these. */
  isVariant: boolean;
}

export function pageTarget(live: LiveRelease, pathname: string, query: string): PageTarget {
  const route = live.routeOf(pathname);
  if (!route) return { route, target: '/404', isPrivate: false, isVariant: false };
  const known = knownQuery(route, query);
  return {
    route,
    target: pathname + (known.length > 0 ? `?${new URLSearchParams(known)}` : ''),
    isPrivate: known.some(([key]) => route.privateKeys?.includes(key)),
    isVariant: known.length > 0,
  };
}

/** Only keys and values that change the page, in the table's order, so that all other queries share one cached page. */
function knownQuery({ queryKeys = [], queryValues = {} }: OwnedRoute, query: string): [key: string, value: string][] {
  if (query === '' || queryKeys.length === 0) return [];
  const given = new URLSearchParams(query);
  return queryKeys
    .filter((key) => given.has(key))
    .map((key): [string, string] => [key, given.get(key) ?? ''])
    .filter(([key, value]) => queryValues[key]?.includes(value) ?? true);
}
