import { brand } from '@site/brand';
import type { Head, PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';

/** Search engines show about this many characters. */
const maxTitleLength = 60;

/** Text of `<title>`: the page's own, or its name, then the company's name unless the title contains it or it would be cut off. */
export function pageTitle(route: Pick<SiteRoute, 'title' | 'label'>, head: Head | undefined): string {
  const title = head?.title ?? (route.title || route.label);
  const whole = `${title} | ${brand.shortName}`;
  return title.includes(brand.shortName) || whole.length > maxTitleLength ? title : whole;
}

/** Content of the description in the head. */
export function pageDescription(route: Pick<SiteRoute, 'description'>, head: Head | undefined): string {
  return head?.description ?? route.description;
}

/** Path of the address that search engines should keep. */
export function canonicalPath(
  route: Pick<SiteRoute, 'path' | 'canonical'>,
  head: Head | undefined,
  pathname: string,
): string {
  // Without data, a page's address is that of the request, never the pattern of its route.
  const defaultPath = route.path.includes(':') ? pathname : route.path;
  return head?.canonical ?? route.canonical ?? defaultPath;
}

/** The part's head for these data; undefined while its page or they are missing. */
export function headFor(route: PartRoute | undefined, data: unknown): Head | undefined {
  // The part gives its loader and its head the same type; to the shell the data are opaque.
  return data === null || data === undefined ? undefined : route?.head?.(data as never);
}
