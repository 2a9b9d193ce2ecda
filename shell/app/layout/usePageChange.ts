import type { SiteRoute } from '@site/contracts/site';
import { useLocation, useMatches, useNavigationType } from '@site/host/router';
import { useEffect, useRef } from 'react';
import { shownHead } from '../pages/page-head.ts';
import { showHead } from '../pages/show-head.ts';
import { headOfPage } from '../search/search-head.ts';
import { useSite } from '../site-context.ts';

/**
 * What a browser does on a full page load and a router does not: the new head, focus on the page's heading,
 * and, on the way back, focus on the link that had it.
 */
export function usePageChange(): void {
  const { parts, page } = useSite();
  const { key } = useLocation();
  const type = useNavigationType();
  const match = useMatches().at(-1);
  const shown = useRef(key);
  const focused = useRef(new Map<string, string>());

  // Read by the benchmark and by whoever watches real visits.
  useEffect(() => void performance.mark('hydrated'), []);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLAnchorElement) focused.current.set(shown.current, linkSelector(target));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    // The page that was served has its head, and focus wherever the visitor put it.
    if (shown.current === key) return;
    shown.current = key;
    const route = match?.handle as SiteRoute | undefined; // every route of this shell has its SiteRoute there
    if (route)
      showHead(
        shownHead(
          route,
          headOfPage(parts, route, match?.loaderData),
          new URL(match?.pathname ?? route.path, page.siteUrl),
        ),
      );
    const before = type === 'POP' ? focused.current.get(key) : undefined;
    const link = before ? document.querySelector<HTMLElement>(before) : null;
    (link ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))?.focus({
      preventScroll: true,
    });
  }, [key, type, match, parts, page]);
}

/** Finds the link again after its page was left and rendered anew. */
function linkSelector(link: HTMLAnchorElement): string {
  const area = link.closest('main, header, footer')?.tagName.toLowerCase() ?? 'body';
  return `${area} a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
}
