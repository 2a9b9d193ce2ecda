import type { SiteRoute } from '@site/contracts/site';
import { useLocation, useMatches, useNavigationType } from '@site/host/router';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
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
  const { key } = useLocation();
  const type = useNavigationType();
  const match = useMatches().at(-1);
  const shown = useRef(key);
  const lastFocusedLink = useLastFocusedLink(shown);

  useEffect(() => {
    // The page as served already has its head, and focus is wherever the visitor put it.
    if (shown.current === key) return;
    shown.current = key;
    afterNextFrame(() => {
      if (shown.current !== key) return;
      store.getState().renderAhead(undefined);
      const route = match?.handle as SiteRoute | undefined; // router.tsx puts a SiteRoute there
      if (route)
        showHead(
          shownHead(
            route,
            headOfPage(parts, route, match?.loaderData),
            new URL(match?.pathname ?? route.path, page.siteUrl),
          ),
        );
      const link = type === 'POP' ? lastFocusedLink(key) : null;
      (link ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))?.focus({
        preventScroll: true,
      });
    });
  }, [key, type, match, parts, page, store, lastFocusedLink]);
}

/** Focus asks for new styles, which the page's first frame need not wait for. A tab that nobody sees has no frames. */
function afterNextFrame(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}

/** Remembers which link of each history entry had focus last, and finds it on the page. */
function useLastFocusedLink(shownKey: RefObject<string>): (key: string) => HTMLElement | null {
  const selectors = useRef(new Map<string, string>());
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLAnchorElement) selectors.current.set(shownKey.current, linkSelector(target));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [shownKey]);
  return useCallback((key) => {
    const selector = selectors.current.get(key);
    return selector ? document.querySelector<HTMLElement>(selector) : null;
  }, []);
}

/** Finds the link again after its page was left and rendered again. */
function linkSelector(link: HTMLAnchorElement): string {
  const area = link.closest('main, header, footer')?.tagName.toLowerCase() ?? 'body';
  return `${area} a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
}
