import { brand } from '@site/shared/brand';
import type { Head, PartRoute } from '@site/shared/contracts/part.ts';
import type { SiteRoute } from '@site/shared/contracts/site.ts';

/** Text of `<title>`: the page's own, then the company's name unless it is in there already. */
export function pageTitle(route: SiteRoute, head: Head | undefined): string {
  const title = head?.title ?? route.title;
  return title.includes(brand.shortName) ? title : `${title} | ${brand.shortName}`;
}

/** What the part makes of the loader's data; nothing where the data are missing. */
export function headFor({ head }: PartRoute, data: unknown): Head | undefined {
  // The part typed both its loader and its head; to the shell the data are opaque.
  return data === null || data === undefined ? undefined : head?.(data as never);
}
