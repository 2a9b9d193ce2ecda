import { routeOf } from '@site/contracts/addresses';
import type { ApiClient } from '@site/contracts/api';
import type { SiteRelease } from '@site/contracts/site';
import { partRoutes } from '../app/parts/part-routes.ts';
import type { Parts } from '../app/parts/parts.ts';
import { fetchData, fetchFiles } from './prefetch.ts';

/** Data prefetched longer ago than this is fetched again on the click. */
const maxPrefetchAgeMs = 10_000;

interface IntentOptions {
  release: SiteRelease;
  parts: Parts;
  api: ApiClient;
}

interface Prefetch {
  at: number;
  data: Promise<unknown>;
}

/** Loads a page's data, or takes those that were prefetched. */
export type LoadAhead = (url: string, load: () => Promise<unknown>) => Promise<unknown>;

/**
 * Prefetches a page's code and data at hover, touch or focus of its link, not before. Returns what the router's loaders load data with.
 */
export function watchIntent({ release, parts, api }: IntentOptions): LoadAhead {
  const prefetches = new Map<string, Prefetch>();
  const routes = partRoutes(release.routes);

  function prefetch(event: Event) {
    const url = targetOf(event);
    const route = url && routeOf(routes, url.pathname);
    if (!route || isFresh(prefetches.get(url.href))) return;
    fetchFiles(release, route);
    const data = fetchData(url, route, parts, api);
    prefetches.set(url.href, { at: performance.now(), data });
    // Nobody has asked for this page yet, so a failure is not shown; the click tries again.
    const forget = () => prefetches.delete(url.href);
    Promise.all([data, parts.loadPage(route)]).then(([loaded]) => hasFailed(loaded) && forget(), forget);
  }

  // A pointer that moves: one at rest is over whatever link the next page puts there.
  for (const type of ['pointermove', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true });

  return async (url, load) => {
    const prefetched = prefetches.get(url);
    prefetches.delete(url);
    return isFresh(prefetched) ? prefetched.data.catch(load) : load();
  };
}

/** The page that the link under the pointer or the focus leads to, if the router will show it and it is not shown already. */
function targetOf({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return undefined;
  const url = new URL(link.href);
  url.hash = '';
  return url.pathname === location.pathname ? undefined : url;
}

/** Loaders return a failure as data with a status, as react-router's `data()` does. */
function hasFailed(loaded: unknown): boolean {
  if (typeof loaded !== 'object' || loaded === null || !('init' in loaded)) return false;
  const { init } = loaded;
  return typeof init === 'object' && init !== null && 'status' in init && Number(init.status) >= 400;
}

function isFresh(prefetch: Prefetch | undefined): prefetch is Prefetch {
  return prefetch !== undefined && performance.now() - prefetch.at < maxPrefetchAgeMs;
}
