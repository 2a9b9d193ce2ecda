import { routeOf } from '@site/contracts/paths';
import { whenNoNavigation } from '@site/ui/navigation';
import { savesData } from '@site/ui/saves-data';
import type { SiteRelease } from '../app/page-data.ts';
import { partRoutes } from '../app/parts.ts';
import { whenIdle } from './idle.ts';
import type { Flights } from './one-flight.ts';

/** Prepares the page of a link that is hovered, touched or focused; never with Save-Data. */
export function prefetchOnIntent({ routes }: Pick<SiteRelease, 'routes'>, { prepare }: Pick<Flights, 'prepare'>): void {
  const pages = partRoutes(routes);
  const prefetch = (event: Event) => {
    const url = linkUrl(event);
    const route = url && routeOf(pages, url.pathname);
    if (route && !savesData()) prepare(route, url);
  };
  // Not `pointerover`: after a navigation, a resting pointer may be over any link of the new page.
  for (const type of ['pointermove', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true });
}

/** The URL of the link under the pointer or focus, if it is of this site and not of the current page. */
function linkUrl({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin) return undefined;
  const url = new URL(link.href);
  url.hash = '';
  return url.pathname === location.pathname ? undefined : url;
}

/** One screen beyond the view, so that a page is prefetched before its link is visible. */
const margin = '100% 0px';

/** Prepares the page of a link marked with `data-prefetch="viewport"`, or in a list marked so, once the link comes near the view. */
export function prefetchInView({ routes }: Pick<SiteRelease, 'routes'>, { prepare }: Pick<Flights, 'prepare'>): void {
  const main = document.getElementById('main');
  if (!main || savesData()) return;
  const pages = partRoutes(routes);
  const prefetched = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();

  async function prefetch(url: URL) {
    const route = routeOf(pages, url.pathname);
    if (!route || prefetched.has(url.pathname)) return;
    prefetched.add(url.pathname);
    await whenNoNavigation();
    await whenIdle();
    await prepare(route, url);
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
    for (const link of main.querySelectorAll('a[data-prefetch="viewport"], [data-prefetch="viewport"] a'))
      observer.observe(link);
  };
  // Pages are children of `main`.
  new MutationObserver(watchLinks).observe(main, { childList: true });
  watchLinks();
}
