import { routeOf } from '@site/contracts/paths';
import { startTransition } from 'react';
import type { SiteRelease } from '../app/page-data.ts';

interface Navigator {
  navigate: (to: string, options?: { replace: boolean }) => unknown;
}

/**
 * Sends clicks on the site's own links through the router where no component does: in areas that React has not hydrated yet, and in the
 * HTML of posts. A component that handles a click cancels it.
 */
export function followLinks(
  root: HTMLElement,
  router: Navigator,
  { routes, moved = {} }: Pick<SiteRelease, 'routes' | 'moved'>,
): void {
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
  // While the code is still loading, React stops clicks on what it cannot hydrate yet, and no other listener sees them.
  root.addEventListener('click', (event) => event.cancelBubble && follow(event), { capture: true });
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/**
 * A link within the page makes a history entry without the router, which would take every such entry for the document's first, and restore
 * that one's scroll position and focus. So the router makes the entry its own, with a key.
 *
 * In a transition: otherwise React would drop the served HTML of what is not hydrated yet, and the target with it. The router changes its
 * state before `navigate` returns, since nothing has to be loaded; a journey fails if it stops doing so (`motion.journey.ts`).
 */
export function adoptHashEntries(router: Navigator): void {
  const adopt = (event: PopStateEvent) => {
    if (history.state !== null) return;
    event.stopImmediatePropagation();
    startTransition(() => void router.navigate(location.pathname + location.search + location.hash, { replace: true }));
  };
  addEventListener('popstate', adopt, { capture: true });
}
