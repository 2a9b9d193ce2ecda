import type { ApiClient } from '@site/contracts/api';
import type { SiteRelease, SiteRoute } from '@site/contracts/site';
import { matchRoutes } from 'react-router-dom';
import type { Parts } from '../app/parts/parts.ts';
import { loadApi } from './lazy-api.ts';

/** Data fetched ahead of a click are used so long, in milliseconds; then they are asked for anew. */
const freshness = 10_000;

interface Ahead {
  at: number;
  data: Promise<unknown>;
}

/**
 * Loads a page's code and data as soon as a visitor means to go there: at hover, touch or focus of its link, not before.
 * Answers with the loader's way to those data.
 */
export function watchIntent(release: SiteRelease, parts: Parts, api: ApiClient) {
  const ahead = new Map<string, Ahead>();
  const routes = release.routes
    .filter(({ part }) => part !== 'shell')
    .map((route) => ({ path: route.path, handle: route }));

  function prepare(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin) return;
    const url = new URL(link.href);
    url.hash = '';
    if (url.pathname === location.pathname || isFresh(ahead.get(url.href))) return;
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    if (!match) return;
    const route = match.route.handle;
    warm(release, route);
    const data = parts
      .loadRoute(route)
      .then(
        async (partRoute) =>
          (await partRoute?.loader?.({ params: match.params, request: new Request(url), api })) ?? null,
      );
    // A failure here is nobody's business yet; the click asks again.
    data.then(
      (loaded) => hasFailed(loaded) && ahead.delete(url.href),
      () => ahead.delete(url.href),
    );
    ahead.set(url.href, { at: Date.now(), data });
    parts.loadPage(route);
  }

  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prepare, { passive: true });

  return {
    loadData(url: string, load: () => Promise<unknown>): Promise<unknown> {
      const kept = ahead.get(url);
      ahead.delete(url);
      if (kept && isFresh(kept)) return kept.data.catch(load);
      return load();
    },
  };
}

/** Starts all downloads of a route at once; left to itself, each would be discovered by the one before. */
export function warm(release: SiteRelease, route: SiteRoute): void {
  const part = release.parts[route.part];
  if (!part) return;
  for (const file of [part.entry, ...(part.files.routes ?? []), ...(part.files[route.page] ?? [])])
    fetchAhead(part.base + file);
  if (route.data?.length) loadApi().catch(() => undefined);
}

const fetched = new Set<string>();

// Into the HTTP cache, from where the script element takes it: versioned files never change.
function fetchAhead(url: string): void {
  if (fetched.has(url)) return;
  fetched.add(url);
  fetch(url).catch(() => fetched.delete(url));
}

/** Loaders answer a failure as data with a status, as react-router's `data()` makes them. */
function hasFailed(loaded: unknown): boolean {
  if (typeof loaded !== 'object' || loaded === null || !('init' in loaded)) return false;
  const { init } = loaded;
  return typeof init === 'object' && init !== null && 'status' in init && Number(init.status) >= 400;
}

function isFresh(ahead: Ahead | undefined): boolean {
  return ahead !== undefined && Date.now() - ahead.at < freshness;
}
