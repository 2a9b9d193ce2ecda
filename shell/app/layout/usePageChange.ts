import { type Location, useLocation, useNavigationType } from '@site/host/router';
import { afterNextFrame } from '@site/ui/after-next-frame';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useSite } from '../site-context.ts';
import { decoded } from '../visitor-text.ts';
import { usePageHead } from './usePageHead.ts';

/**
 * The state of a history entry that needs no change of focus: a link within the page made it, for which the browser has scrolled and moved
 * focus itself, or the served page has only got another address.
 */
export const stepOnPage = { isStepOnPage: true };

/**
 * Does what a browser does on a full page load and a router does not: updates the head, takes away the toasts of errors (S18), opens what an
 * address leads into and focuses it, or the page's heading, or, when going back, the link that had focus.
 */
export function usePageChange(): void {
  const { store } = useSite();
  const location = useLocation();
  const type = useNavigationType();
  const shownLocation = useRef(location);
  const lastFocusedLink = useLastFocusedLink(shownLocation);
  usePageHead();

  useEffect(() => {
    // On the served page, focus stays where the visitor has put it.
    if (shownLocation.current.key === location.key) {
      openFold(targetOf(location));
      return;
    }
    if (shownLocation.current.pathname !== location.pathname) store.getState().toasts?.dismissErrors();
    const isSamePage =
      shownLocation.current.pathname === location.pathname && shownLocation.current.search === location.search;
    shownLocation.current = location;
    // Moving focus forces the browser to recalculate styles.
    afterNextFrame(() => {
      if (shownLocation.current !== location) return;
      const isReturn = type === 'POP' && isSamePage;
      const target = targetOf(location);
      // On the way back the page stays as the visitor has left it.
      const row = isReturn ? undefined : openFold(target);
      if (type === 'POP' && tryToFocus(lastFocusedLink(location.key))) return;
      if (isReturn || (type !== 'POP' && location.state?.isStepOnPage)) return;
      const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
      if (!tryToFocus(row) && !tryToFocus(focusable(target))) tryToFocus(heading);
    });
  }, [location, type, lastFocusedLink, store]);
}

/** What the address leads to on its page. */
function targetOf({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(decoded(hash.slice(1))) : null;
}

/** Opens the `Fold` that is the target or surrounds it, with those around that one, and returns its row. Until scripts run, `:target` in its style sheet shows the content. */
function openFold(target: HTMLElement | null): HTMLElement | null | undefined {
  // `Fold` has the id on its row, or on the heading before the row.
  const fold = target?.closest('details') ?? target?.nextElementSibling;
  if (!(fold instanceof HTMLDetailsElement)) return undefined;
  for (let outer: HTMLDetailsElement | null | undefined = fold; outer; outer = outer.parentElement?.closest('details'))
    outer.open = true;
  return fold.querySelector('summary');
}

/** Lets scripts focus the element, as browsers do with the target of a link. */
function focusable(element: HTMLElement | null): HTMLElement | null {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  return element;
}

/** Returns whether the element has focus now. A hidden one cannot, such as a link in a menu that has been closed since. */
function tryToFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: true });
  return element === document.activeElement;
}

/** Remembers which link of each history entry had focus last, and finds it on the page. */
function useLastFocusedLink(shownLocation: RefObject<Location>): (key: string) => HTMLElement | undefined {
  const places = useRef(new Map<string, { selector: string; index: number }>());
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLAnchorElement)) return;
      const selector = linkSelector(target);
      const index = [...document.querySelectorAll(selector)].indexOf(target);
      places.current.set(shownLocation.current.key, { selector, index });
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [shownLocation]);
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
