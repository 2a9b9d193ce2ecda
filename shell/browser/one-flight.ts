import type { ApiClient } from '@site/contracts/api';
import { hostPart } from '@site/contracts/manifest';
import type { SiteRoute } from '@site/contracts/shell-api';
import { matchPath } from '@site/host/router';
import { type LoadData, loadWith } from '../app/load-data.ts';
import type { SiteRelease } from '../app/page-data.ts';
import type { Parts } from '../app/parts.ts';
import { askEarly, lazyApi, loadApi } from './lazy-api.ts';

/** Data prefetched longer ago than this is fetched again on the click. */
const maxPrefetchAgeMs = 30_000;

interface Prefetch {
  startedAt: number;
  data: Promise<unknown>;
  hasFailed: boolean;
}

export interface Flights {
  /** For the router: takes the data that `prepare` has asked for, or else asks for all that the page needs. */
  loadData: LoadData;
  /** Loads the code of a page that a link of this one leads to. If that fails, only the click tries again. */
  prepareCode: (route: SiteRoute) => Promise<void>;
  /** Asks for all that a page needs which somebody is about to open. If that fails, nobody is told, and only the click tries again. */
  prepare: (route: SiteRoute, url: URL) => Promise<void>;
}

/**
 * What a page needs is asked for in one flight, from the release's route table: the files of its part, and the API's answers, which the part's
 * loader takes once its code is there. One after the other, they took a second on slow 4G.
 */
export function createFlights(release: SiteRelease, parts: Pick<Parts, 'loadRoute'>, api = lazyApi): Flights {
  const prefetches = new Map<string, Prefetch>();
  const requested = new Set<string>();

  async function fly(route: SiteRoute, args: Parameters<LoadData>[1], client = api): Promise<unknown> {
    if (route.part !== hostPart) prefetchFiles(release, route, requested);
    for (const path of callsOf(route, args)) askEarly(path);
    return loadWith(parts, client)(route, args);
  }

  /** Not by `loadPage`: nobody has asked for this page yet, so a failure is neither shown nor reported. */
  async function loadCode(route: SiteRoute): Promise<void> {
    const { page } = await parts.loadRoute(route);
    await page();
  }

  /** A pointer passes over many links that nobody follows, and a tab may stay open for days. */
  function forgetStale() {
    for (const [href, prefetch] of prefetches) if (!isFresh(prefetch)) prefetches.delete(href);
  }

  return {
    prepareCode(route) {
      prefetchFiles(release, route, requested);
      return loadCode(route).catch(() => undefined);
    },
    async loadData(route, args) {
      const { url } = args.request;
      const prefetch = prefetches.get(url);
      prefetches.delete(url);
      if (!isFresh(prefetch)) return fly(route, args);
      const data = await prefetch.data;
      return prefetch.hasFailed ? fly(route, args) : data;
    },
    async prepare(route, url) {
      if (isFresh(prefetches.get(url.href))) return;
      forgetStale();
      const fail = () => {
        prefetch.hasFailed = true;
      };
      const data = fly(route, argsOf(route, url), reportFailures(api, fail)).catch(fail);
      const prefetch: Prefetch = { startedAt: performance.now(), data, hasFailed: false };
      // A failed one is kept too: each movement of the pointer would try it again.
      prefetches.set(url.href, prefetch);
      await Promise.all([data, loadCode(route).catch(() => undefined)]);
    },
  };
}

function argsOf({ path }: SiteRoute, url: URL): Parameters<LoadData>[1] {
  return { params: matchPath(path, url.pathname)?.params ?? {}, request: new Request(url) };
}

/** Fills the HTTP cache, from which the script elements are served; otherwise the browser would discover each file in the one before. */
function prefetchFiles(
  { parts }: Pick<SiteRelease, 'parts'>,
  { part: name, page, data }: SiteRoute,
  requested: Set<string>,
): void {
  const part = parts[name];
  if (!part) return;
  const modules = ['routes', page, ...(data?.length ? ['loaders'] : [])];
  for (const file of [part.entry, ...modules.flatMap((module) => part.files[module] ?? [])]) {
    const url = part.base + file;
    if (requested.has(url)) continue;
    requested.add(url);
    fetch(url, { priority: 'high' }).catch(() => requested.delete(url));
  }
  if (data?.length) loadApi().catch(() => undefined);
}

/** The calls of the page's loader that the route table names. Those of an address with a query, such as a preview's, only the loader knows. */
function callsOf({ data = [] }: SiteRoute, { params, request }: Parameters<LoadData>[1]): string[] {
  if (new URL(request.url).search) return [];
  return data.map((path) => path.replace(/:(\w+)/g, (_pattern, name) => encodeURIComponent(params[name] ?? '')));
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
