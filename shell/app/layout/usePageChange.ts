import { useLocation, useNavigationType } from '@site/host/router';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { afterNextFrame } from './after-next-frame.ts';
import { usePageHead } from './usePageHead.ts';

/**
 * Does what a browser does on a full page load and a router does not: updates the head, opens what an address leads into and focuses the
 * page's heading, or, when going back, the link that had focus.
 */
export function usePageChange(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const lastFocusedLink = useLastFocusedLink(shown);
  usePageHead();

  useEffect(() => {
    // On the served page, focus stays where the visitor has put it.
    if (shown.current.key === location.key) return;
    const isStepOnPage = type === 'POP' && isSamePage(shown.current, location);
    shown.current = location;
    // Moving focus forces the browser to recalculate styles.
    afterNextFrame(() => {
      if (shown.current !== location) return;
      if (!isStepOnPage) openFold(location.hash);
      if (type === 'POP' && tryToFocus(lastFocusedLink(location.key))) return;
      // For a link within the page the browser has moved focus itself.
      if (!isStepOnPage) tryToFocus(document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'));
    });
  }, [location, type, lastFocusedLink]);
}

/** For a loaded page `:target` in the style sheet of `Fold` does this; it does not match after a navigation of the router. */
function openFold(hash: string): void {
  const target = hash && document.getElementById(decoded(hash.slice(1)));
  if (!target) return;
  // `Fold` has the id on its row, or on the heading before the row.
  const fold = target.closest('details') ?? target.nextElementSibling;
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

/** The text itself if it is not encoded as an address should be: '50%'. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isSamePage(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** Returns whether the element has focus now. A hidden one cannot, such as a link in a menu that has been closed since. */
function tryToFocus(element: HTMLElement | null | undefined): boolean {
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

/** A selector that finds the link again after its page was rendered anew, even among several to the same address. */
function linkSelector(link: HTMLAnchorElement): string {
  // `main` first, because a page may contain headers and footers of its own.
  const area = (link.closest('main') ?? link.closest('header, footer') ?? document.body).tagName.toLowerCase();
  return `${area} a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
}
