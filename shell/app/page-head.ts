import { brand } from '@site/shared/brand';
import type { Head, PartRoute } from '@site/shared/contracts/part.ts';
import type { SiteRoute } from '@site/shared/contracts/site.ts';
import type { ShownHead } from './show-head.ts';

/** Search engines show about so many characters of a title. */
const longestTitle = 60;

/** Text of `<title>`: the page's own, then the company's name unless it is in there already or would be cut off. */
export function pageTitle(route: Pick<SiteRoute, 'title'>, head: Head | undefined): string {
  const title = head?.title ?? route.title;
  const whole = `${title} | ${brand.shortName}`;
  return title.includes(brand.shortName) || whole.length > longestTitle ? title : whole;
}

/** Path of the address that search engines shall keep. */
export function canonicalPath(route: Pick<SiteRoute, 'path' | 'canonical'>, head: Head | undefined): string {
  return head?.canonical ?? route.canonical ?? route.path;
}

/** The head of the page that the router shows; the server writes a fuller one. */
export function shownHead(route: SiteRoute, head: Head | undefined, siteUrl: string): ShownHead {
  return {
    title: pageTitle(route, head),
    description: head?.description ?? route.description,
    canonical: route.path === '/404' ? undefined : new URL(canonicalPath(route, head), siteUrl).href,
  };
}

/** What the part makes of the loader's data; nothing where the data are missing. */
export function headFor({ head }: PartRoute, data: unknown): Head | undefined {
  // The part typed both its loader and its head; to the shell the data are opaque.
  return data === null || data === undefined ? undefined : head?.(data as never);
}
