import type { LiveRelease } from '../releases/live-release.ts';

/** Spellings that lead to a page's one address, applied one after the other. */
const rules: ((path: string) => string)[] = [
  // `//elsewhere.example` and `/\elsewhere.example` name another host to a browser.
  (path) => path.replace(/[/\\]{2,}/g, '/'),
  // No slash and no index file at the end, however many.
  (path) => path.replace(/(?:\/(?:index\.html?)?)+$/i, '') || '/',
  (path) => path.toLowerCase(),
];

/**
 * The address that a page answers at, where it is asked for by another spelling of it or by one that was given up; the query is not looked at.
 * Nothing but a page of this site is led to, so there is no redirect to another host or to an address that is not there.
 */
export function redirectOf(
  path: string,
  { routeOf, movedTo }: Pick<LiveRelease, 'routeOf' | 'movedTo'>,
): string | undefined {
  const tidy = rules.reduce((spelling, rule) => rule(spelling), path);
  const address = routeOf(tidy) ? tidy : movedTo(tidy);
  return address === path ? undefined : address;
}
