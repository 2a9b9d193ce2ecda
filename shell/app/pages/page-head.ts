import { brand } from '@site/brand';
import type { Head, PartRoute } from '@site/contracts/part';
import type { SiteRoute } from '@site/contracts/site';
import { notFoundPath } from './not-found-path.ts';
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
export function canonicalPath(
  route: Pick<SiteRoute, 'path' | 'canonical'>,
  head: Head | undefined,
  pathname: string,
): string {
  // A page whose data could not be had still stands at the address asked for, never at the pattern of its route.
  const own = route.path.includes(':') ? pathname : route.path;
  return head?.canonical ?? route.canonical ?? own;
}

/** The head of the page that the router shows; the server writes a fuller one. */
export function shownHead(route: SiteRoute, head: Head | undefined, address: URL): ShownHead {
  return {
    title: pageTitle(route, head),
    description: head?.description ?? route.description,
    canonical:
      route.path === notFoundPath ? undefined : new URL(canonicalPath(route, head, address.pathname), address).href,
  };
}

/** What the part makes of the loader's data; nothing where the data are missing. */
export function headFor({ head }: PartRoute, data: unknown): Head | undefined {
  // The part typed both its loader and its head; to the shell the data are opaque.
  return data === null || data === undefined ? undefined : head?.(data as never);
}
