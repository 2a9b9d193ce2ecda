import type { SiteRoute } from '@site/contracts/shell-api';
import { useLocation, useMatches } from '@site/host/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { shownHead } from '../pages/page-head.ts';
import { showHead } from '../pages/show-head.ts';
import { headOfPage } from '../search/search-page-data.ts';
import { useSite } from '../site-context.ts';
import { afterNextFrame } from './after-next-frame.ts';

/** Updates the head after a navigation, and again when the part or its data arrive late or after a retry. */
export function usePageHead(): void {
  const { parts, page } = useSite();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const match = useMatches().at(-1);
  const route = match?.handle as SiteRoute | undefined; // router.tsx puts a SiteRoute there
  const readStatus = () => route && parts.pageState(route).status;
  const status = useSyncExternalStore(parts.subscribe, readStatus, readStatus);
  const served = useRef(match);
  const described = useRef(address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once its part has loaded, the page has a head
  useEffect(() => {
    // The served page already has its head.
    if (!match || !route || match === served.current) return;
    const own = headOfPage(parts, route, match.loaderData);
    // Until its part is loaded, there is nothing to add to the head.
    if (!own && described.current === address) return;
    return afterNextFrame(() => {
      described.current = address;
      showHead(shownHead(route, own, new URL(match.pathname, page.siteUrl)));
    });
  }, [address, match, route, status, parts, page]);
}
