import type { SiteRoute } from '@site/contracts/site';
import { useLocation, useMatches, useNavigationType } from '@site/host/router';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { shownHead } from '../pages/page-head.ts';
import { showHead } from '../pages/show-head.ts';
import { headOfPage } from '../search/search-head.ts';
import { useSite } from '../site-context.ts';

/**
 * Does what a browser does on a full page load and a router does not: updates the head and focuses the page's heading,
 * or, when going back, the link that had focus.
 */
export function usePageChange(): void {
  const { parts, page, store } = useSite();
  const location = useLocation();
  const type = useNavigationType();
  const match = useMatches().at(-1);
  const shown = useRef(location);
  const lastFocusedLink = useLastFocusedLink(shown);

  useEffect(() => {
    // The page as served already has its head, and focus is wherever the visitor put it.
    if (shown.current.key === location.key) return;
    const isStepOnPage = type === 'POP' && isSamePage(shown.current, location);
    shown.current = location;
    afterNextFrame(() => {
      if (shown.current !== location) return;
      store.getState().renderAhead(undefined);
      const route = match?.handle as SiteRoute | undefined; // router.tsx puts a SiteRoute there
      // Of a step on the page, the head says what it said; the part may be missing by now.
      if (route && !isStepOnPage)
        showHead(
          shownHead(
            route,
            headOfPage(parts, route, match?.loaderData),
            new URL(match?.pathname ?? route.path, page.siteUrl),
          ),
        );
      if (type === 'POP' && takesFocus(lastFocusedLink(location.key))) return;
      // To a place on the page the browser has moved focus itself.
      if (!isStepOnPage) takesFocus(document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'));
    });
  }, [location, type, match, parts, page, store, lastFocusedLink]);
}

function isSamePage(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** Focus asks for new styles, which the page's first frame need not wait for. A tab that nobody sees has no frames. */
function afterNextFrame(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}

/** Not one that is hidden, such as a link in a menu that has been closed since. */
function takesFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: true });
  return element === document.activeElement;
}

/** Remembers which link of each history entry had focus last, and finds it on the page. */
function useLastFocusedLink(shown: RefObject<Location>): (key: string) => HTMLElement | undefined {
  const places = useRef(new Map<string, { selector: string; index: number }>());
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLAnchorElement)) return;
      const selector = linkSelector(target);
      const index = [...document.querySelectorAll(selector)].indexOf(target);
      places.current.set(shown.current.key, { selector, index });
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [shown]);
  return useCallback((key) => {
    const place = places.current.get(key);
    return place && document.querySelectorAll<HTMLElement>(place.selector)[place.index];
  }, []);
}

/** Finds the link again after its page was left and rendered again, among others to the same address. */
function linkSelector(link: HTMLAnchorElement): string {
  // A page has headers and footers of its own.
  const area = (link.closest('main') ?? link.closest('header, footer') ?? document.body).tagName.toLowerCase();
  return `${area} a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
}
