import { routeOf } from '@site/contracts/paths';
import { isLive } from '@site/ui/is-live';
import { stepOnPage } from '../app/layout/usePageChange.ts';
import type { SiteRelease } from '../app/page-data.ts';

interface Navigator {
  navigate: (to: string, options?: { replace: boolean; state: unknown }) => unknown;
}

/**
 * Sends clicks on the site's own links through the router where no component does: in areas that React has not hydrated yet, and in the
 * HTML of posts. A component that handles a click cancels it.
 */
export function followLinks(router: Navigator, { routes, moved = {} }: Pick<SiteRelease, 'routes' | 'moved'>): void {
  function follow(event: MouseEvent) {
    const link = isPlainClick(event) && event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    const { pathname, search, hash } = link;
    // Links within the page, and to files, are left to the browser.
    const isOnThisPage = pathname === location.pathname && search === location.search && hash !== '';
    if (isOnThisPage || !(routeOf(routes, pathname) ?? moved[pathname])) return;
    event.preventDefault();
    router.navigate(pathname + search + hash);
  }

  document.addEventListener('click', follow);
  // React stops clicks in an area whose code is still on its way, so these are taken before it hears them.
  const followEarly = (event: MouseEvent) => event.target instanceof Element && !isLive(event.target) && follow(event);
  document.addEventListener('click', followEarly, { capture: true });
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/**
 * A link within the page makes a history entry without state. The router would take that for the document's first entry, and restore the first
 * entry's scroll position and focus. So this keeps the event from the router, and has it replace the entry by one of its own. Call it before
 * there is a router: the listeners of a window run in the order in which they were added, in Chromium even those that capture.
 *
 * Two other ways were tried. With a key made of the address (`getKey` of `ScrollRestoration`), a link that is followed again leads to where its
 * target was left, not to the target. If the router follows the link itself, Tab does not go on from the target.
 */
export function adoptHashEntries(navigate: Navigator['navigate']): void {
  addEventListener('popstate', (event) => {
    if (history.state !== null) return;
    event.stopImmediatePropagation();
    const { pathname, search, hash } = location;
    navigate(pathname + search + hash, { replace: true, state: stepOnPage });
  });
}
