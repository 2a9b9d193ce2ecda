import type { LiveRelease } from '../releases/live-release.ts';

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

/**
 * The usual spelling of a path. Index files are taken off in a loop, because a pattern for what may repeat at the end took a time that grew
 * with the square of the path: fifty clients stopped the site.
 */
export function tidied(path: string): string {
  // `//elsewhere.example` and `/\elsewhere.example` name another host to a browser.
  const segments = plainlyEncoded(path)
    .replace(/[/\\]{2,}/g, '/')
    .toLowerCase()
    .split('/');
  while (segments.length > 1 && indexFiles.includes(segments.at(-1) ?? '')) segments.pop();
  return segments.join('/') || '/';
}

/** What an address may have at its end and be the same page. */
const indexFiles = ['', 'index.html', 'index.htm'];

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
