import { routeOf } from '@site/contracts/addresses';
import type { ApiClient } from '@site/contracts/api';
import type { SiteRelease, SiteRoute } from '@site/contracts/site';
import type { Location } from 'react-router-dom';
import type { OpenPage } from '../app/parts/open-page.ts';
import { partRoutes } from '../app/parts/part-routes.ts';
import type { Parts } from '../app/parts/parts.ts';
import { fetchData, fetchFiles } from './prefetch.ts';
import { turnPageFirst } from './turn-page.ts';

/** Data prefetched longer ago than this is fetched again on the click. */
const maxPrefetchAgeMs = 10_000;

interface IntentOptions {
  release: SiteRelease;
  parts: Parts;
  api: ApiClient;
  /** The page of the last link that was meant is there, with code and data. */
  onReady: (page: OpenPage) => void;
}

interface Prefetch {
  at: number;
  data: Promise<unknown>;
}

/** Loads a page's data, or takes those that were prefetched. */
export type LoadAhead = (url: string, load: () => Promise<unknown>) => Promise<unknown>;

/**
 * Prefetches a page's code and data at hover, touch or focus of its link, not before, and says when the page could be rendered.
 * Returns what the router's loaders load data with.
 */
export function watchIntent({ release, parts, api, onReady }: IntentOptions): LoadAhead {
  const prefetches = new Map<string, Prefetch>();
  const routes = partRoutes(release.routes);
  let latest: string | undefined;

  function prefetch(event: Event) {
    const url = targetOf(event);
    const route = url && routeOf(routes, url.pathname);
    if (!route) return;
    const known = prefetches.get(url.href);
    const intent = `${location.href} to ${url.href}`;
    if (isFresh(known) && intent === latest) return;
    latest = intent;
    const data = isFresh(known) ? known.data : start(url, route);
    announce(intent, url, route, data).catch(() => prefetches.delete(url.href));
  }

  function start(url: URL, route: SiteRoute): Promise<unknown> {
    fetchFiles(release, route);
    const data = fetchData(url, route, parts, api);
    prefetches.set(url.href, { at: performance.now(), data });
    return data;
  }

  async function announce(intent: string, url: URL, route: SiteRoute, loading: Promise<unknown>) {
    const [page, data] = await Promise.all([parts.loadPage(route), loading]);
    // Nobody has asked for this page yet, so a failure is not shown; the click tries again.
    if (hasFailed(data)) prefetches.delete(url.href);
    // Once the page of the click is there, the next movement over this link counts.
    else if (latest === intent && isTurned()) latest = undefined;
    else if (page && latest === intent) onReady({ route, location: locationOf(url), Page: page.Page, data });
  }

  // A pointer that moves: one at rest is over whatever link the next page puts there.
  for (const type of ['pointermove', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true });
  turnPageFirst((url) => isFresh(prefetches.get(url)));

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

/** A click shows the page ahead already (`turnPageFirst`), and the router does not know of it yet: another page would take its place. */
function isTurned(): boolean {
  return document.getElementById('main')?.dataset.turned !== undefined;
}

/** As the router would say it. */
function locationOf({ pathname, search }: URL): Location {
  return { pathname, search, hash: '', state: null, key: 'ahead', mask: undefined };
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
