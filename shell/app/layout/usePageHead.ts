import type { Head } from '@site/contracts/part-routes';
import { notFoundPath } from '@site/contracts/paths';
import type { SiteRoute } from '@site/contracts/shell-api';
import { useLocation, useMatches } from '@site/host/router';
import { afterNextFrame } from '@site/ui/after-next-frame';
import { useEffect, useRef } from 'react';
import { type Language, languageOf } from '../language.ts';
import { canonicalPath, headFor, pageDescription, pageTitle } from '../page-head.ts';
import { useSite } from '../site-context.ts';

/** Updates the head after a navigation, and again when the part or its data arrive late or after a retry. */
export function usePageHead(): void {
  const { parts, page } = useSite();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const match = useMatches().at(-1);
  const route = match?.handle as SiteRoute | undefined; // router.tsx puts a SiteRoute there
  const served = useRef(match);
  const described = useRef(address);

  useEffect(() => {
    // The served page already has its head.
    if (!match || !route || match === served.current) return;
    const head = headFor(parts.pageOf(route)?.route, match.loaderData);
    // Until its part is loaded, there is nothing to add to the head.
    if (!head && described.current === address) return;
    return afterNextFrame(() => {
      described.current = address;
      showHead(shownHead(route, head, new URL(match.pathname, page.siteUrl)));
    });
  }, [address, match, route, parts, page]);
}

/** The head's tags that follow the page, and its language. The 404 page has no canonical address. */
interface ShownHead {
  title: string;
  description: string;
  canonical: string | undefined;
  language: Language;
}

/** The head that the router shows after a navigation; the server writes a fuller one. */
export function shownHead(route: SiteRoute, head: Head | undefined, address: URL): ShownHead {
  return {
    title: pageTitle(route, head),
    description: pageDescription(route, head),
    language: languageOf(route),
    canonical:
      route.path === notFoundPath ? undefined : new URL(canonicalPath(route, head, address.pathname), address).href,
  };
}

/** Updates the document's head to the page that the router shows, for bookmarks, sharing and history. */
export function showHead({ title, description, canonical, language }: ShownHead): void {
  document.documentElement.lang = language;
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  const link = document.querySelector('link[rel=canonical]');
  if (!canonical) {
    link?.remove();
    return;
  }
  const canonicalLink =
    link ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));
  canonicalLink.setAttribute('href', canonical);
}
