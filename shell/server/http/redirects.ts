import type { LiveRelease } from '../releases/live-release.ts';

/** Applied one after the other, they turn other spellings into a page's one address. */
const rules: ((path: string) => string)[] = [
  plainlyEncoded,
  // `//elsewhere.example` and `/\elsewhere.example` name another host to a browser.
  (path) => path.replace(/[/\\]{2,}/g, '/'),
  // No slash and no index file at the end, however many.
  (path) => path.replace(/(?:\/(?:index\.html?)?)+$/i, '') || '/',
  (path) => path.toLowerCase(),
];

/**
 * The address of the page that a path means by another spelling, or by an address that was given up. Ignores the query.
 * Only addresses of existing pages are returned, so no redirect leads to another host or to nothing.
 */
export function redirectOf(
  path: string,
  { routeOf, movedTo }: Pick<LiveRelease, 'routeOf' | 'movedTo'>,
): string | undefined {
  const tidy = tidied(path);
  const address = routeOf(tidy) ? tidy : movedTo(tidy);
  return address === path ? undefined : address;
}

/** The usual spelling of a path. */
export function tidied(path: string): string {
  return rules.reduce((spelling, rule) => rule(spelling), path);
}

/** Encodes what must be, and nothing else. Otherwise a post would have as many addresses, and pages in memory, as its slug has spellings. */
function plainlyEncoded(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return path;
  }
}
