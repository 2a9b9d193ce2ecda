import type { ApiClient } from '@site/contracts/api';
import type { PartRoute } from '@site/contracts/part-routes';
import { routeOf } from '@site/contracts/paths';
import type { SiteRoute } from '@site/contracts/shell-api';
import { savesData } from '@site/ui/saves-data';
import { matchPath } from 'react-router-dom';
import type { SiteRelease } from '../app/page-data.ts';
import { type Parts, partRoutes } from '../app/parts/parts.ts';
import { whenIdle } from './idle.ts';

/** Data prefetched longer ago than this is fetched again on the click. */
const maxPrefetchAgeMs = 10_000;

interface PrefetchOptions {
  release: SiteRelease;
  parts: Parts;
  api: ApiClient;
}

interface Prefetch {
  startedAt: number;
  data: Promise<unknown>;
}

/** Uses a page's prefetched data, or else loads it. */
export type LoadData = (url: string, load: () => Promise<unknown>) => Promise<unknown>;

/**
 * Prefetches a page's code and data when its link is hovered, touched or focused; never with Save-Data. Returns the function with which the
 * router's loaders load data.
 */
export function prefetchOnIntent({ release, parts, api }: PrefetchOptions): LoadData {
  const prefetches = new Map<string, Prefetch>();
  const routes = partRoutes(release.routes);

  function prefetch(event: Event) {
    if (savesData()) return;
    const url = linkUrl(event);
    const route = url && routeOf(routes, url.pathname);
    if (!route || isFresh(prefetches.get(url.href))) return;
    forgetStale();
    const forget = () => prefetches.delete(url.href);
    const data = fetchData(url, route, parts, reportFailures(api, forget));
    prefetches.set(url.href, { startedAt: performance.now(), data });
    Promise.all([data, fetchCode(route, parts)]).catch(forget);
  }

  /** A pointer passes over many links that nobody follows, and a tab may stay open for days. */
  function forgetStale() {
    for (const [href, prefetched] of prefetches) if (!isFresh(prefetched)) prefetches.delete(href);
  }

  // Not `pointerover`: after a navigation, a resting pointer may be over any link of the new page.
  for (const type of ['pointermove', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true });

  return async (url, load) => {
    const prefetched = prefetches.get(url);
    prefetches.delete(url);
    return isFresh(prefetched) ? prefetched.data.catch(load) : load();
  };
}

/** The URL of the link under the pointer or focus, if it is of this site and not of the current page. */
function linkUrl({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return undefined;
  const url = new URL(link.href);
  url.hash = '';
  return url.pathname === location.pathname ? undefined : url;
}

/** Loaders turn a failed call into data, so the calls themselves are watched. */
function reportFailures(api: ApiClient, onFailure: () => void): ApiClient {
  const report = (error: unknown): never => {
    onFailure();
    throw error;
  };
  return {
    get: (path, request) => api.get(path, request).catch(report),
    post: (path, body, request) => api.post(path, body, request).catch(report),
  };
}

function isFresh(prefetch: Prefetch | undefined): prefetch is Prefetch {
  return prefetch !== undefined && performance.now() - prefetch.startedAt < maxPrefetchAgeMs;
}

/** One screen beyond the view, so that a page is prefetched before its link is visible. */
const margin = '100% 0px';

/**
 * Prefetches the pages that a list marked with `data-prefetch="viewport"` links to, when their links come near the view: their code,
 * and what their loaders read from scripts. What an API answers would be too old by the time of the click.
 */
export function prefetchInView({ release, parts, api }: PrefetchOptions): void {
  const main = document.getElementById('main');
  if (!main || savesData()) return;
  const routes = partRoutes(release.routes);
  const prefetched = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();

  async function prefetch(url: URL) {
    const route = routeOf(routes, url.pathname);
    if (!route || prefetched.has(url.pathname)) return;
    prefetched.add(url.pathname);
    await whenIdle();
    const data = !route.data?.length && fetchData(url, route, parts, api);
    await Promise.all([data, fetchCode(route, parts)]).catch(() => undefined);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        // One after the other, so that they do not compete with the visible page.
        queue = queue.then(() => prefetch(new URL(target.href)));
      }
    },
    { rootMargin: margin },
  );
  const watchLinks = () => {
    for (const link of main.querySelectorAll('[data-prefetch="viewport"] a')) observer.observe(link);
  };
  // Pages are children of `main`.
  new MutationObserver(watchLinks).observe(main, { childList: true });
  watchLinks();
}

/** Not by `loadPage`: nobody has asked for this page yet, so a failure is neither shown nor reported; the click tries again. */
async function fetchCode(route: SiteRoute, parts: Parts): Promise<void> {
  const { page } = await findRoute(route, parts);
  await page();
}

/** Loads a page's data as the router would on the click. */
async function fetchData(url: URL, route: SiteRoute, parts: Parts, api: ApiClient): Promise<unknown> {
  const { loader } = await findRoute(route, parts);
  const params = matchPath(route.path, url.pathname)?.params ?? {};
  return (await loader?.({ params, request: new Request(url), api })) ?? null;
}

async function findRoute(route: SiteRoute, parts: Parts): Promise<PartRoute> {
  const partRoute = await parts.loadRoute(route);
  if (!partRoute) throw new Error(`The routes of ${route.part} could not be loaded.`);
  return partRoute;
}
