import { routeOf } from '@site/contracts/addresses';
import type { ApiClient } from '@site/contracts/api';
import type { SiteRelease } from '@site/contracts/site';
import { savesData } from '@site/ui/saves-data';
import { partRoutes } from '../app/parts/part-routes.ts';
import type { Parts } from '../app/parts/parts.ts';
import { fetchData, fetchFiles } from './prefetch.ts';

/** A screen beyond the view, so that a page is there before its link is. */
const margin = '100% 0px';

interface PrefetchOptions {
  release: SiteRelease;
  parts: Parts;
  api: ApiClient;
}

/**
 * Prefetches the pages that a list marked with `data-prefetch="viewport"` links to, when their links come near the view: their code,
 * and what their loaders read from scripts. What an API answers would be too old by the time of the click.
 */
export function prefetchInView({ release, parts, api }: PrefetchOptions): void {
  const main = document.getElementById('main');
  if (!main || savesData()) return;
  const routes = partRoutes(release.routes);
  const known = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  async function prefetch(url: URL) {
    const route = routeOf(routes, url.pathname);
    if (!route || known.has(url.pathname)) return;
    known.add(url.pathname);
    await idle();
    fetchFiles(release, route);
    // Nobody has asked for this page yet, so a failure is neither shown nor reported; the click tries again.
    await Promise.all([
      parts.loadRoute(route).then((partRoute) => partRoute?.page()),
      !route.data?.length && fetchData(url, route, parts, api),
    ]).catch(() => undefined);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        // One after the other: they are not to compete with what the visitor looks at.
        last = last.then(() => prefetch(new URL(target.href)));
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

function idle(): Promise<unknown> {
  // Safari has no idle callbacks.
  return new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}
