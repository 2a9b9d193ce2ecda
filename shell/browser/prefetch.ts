import { routeOf } from '@site/contracts/paths';
import type { SiteRoute } from '@site/contracts/shell-api';
import { isNavigating, whenNoNavigation } from '@site/ui/navigation';
import { savesData } from '@site/ui/saves-data';
import type { SiteRelease } from '../app/page-data.ts';
import { partRoutes } from '../app/parts.ts';
import { whenIdle, whenLoaded } from './idle.ts';
import type { Flights } from './one-flight.ts';

/** Prepares the page of a link that is hovered, touched or focused; never with Save-Data, nor while somebody waits for a page. */
export function prefetchOnIntent({ routes }: Pick<SiteRelease, 'routes'>, { prepare }: Pick<Flights, 'prepare'>): void {
  const pages = partRoutes(routes);
  const prefetch = (event: Event) => {
    const url = linkUrl(event);
    const route = url && routeOf(pages, url.pathname);
    if (route && !savesData() && !isNavigating()) prepare(route, url);
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

/**
 * Prepares the page of a link marked with `data-prefetch="viewport"`, or in a list marked so: its code once this page is idle, all that it
 * needs once the link comes near the view.
 */
export function prefetchMarked(
  { routes }: Pick<SiteRelease, 'routes'>,
  { prepare, prepareCode }: Pick<Flights, 'prepare' | 'prepareCode'>,
): void {
  const main = document.getElementById('main');
  if (!main || savesData()) return;
  const pages = partRoutes(routes);
  let queue: Promise<unknown> = whenLoaded();

  // One after the other, so that they do not compete with the visible page.
  function enqueue(link: HTMLAnchorElement, task: (route: SiteRoute, url: URL) => Promise<void>) {
    const url = new URL(link.href);
    const route = routeOf(pages, url.pathname);
    if (!route) return;
    queue = queue
      .then(whenNoNavigation)
      .then(whenIdle)
      .then(() => task(route, url));
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        enqueue(target, prepare);
      }
    },
    { rootMargin: margin },
  );
  const watchLinks = () => {
    for (const link of main.querySelectorAll<HTMLAnchorElement>(
      'a[data-prefetch="viewport"], [data-prefetch="viewport"] a',
    )) {
      observer.observe(link);
      enqueue(link, prepareCode);
    }
  };
  // Pages are children of `main`.
  new MutationObserver(watchLinks).observe(main, { childList: true });
  watchLinks();
}
