import type { ServiceEntry } from './part.ts';

/**
 * The row of a route table that a path belongs to: one that spells it out, or else the first whose pattern fits, where `:name` stands
 * for one segment that is not empty. Server, renderer, browser and gate all ask here, so that they never disagree.
 * @param pathname as in a URL, without query: `/blogs/rain-on-the-roof`
 */
export function routeOf<Row extends { path: string }>(routes: readonly Row[], pathname: string): Row | undefined {
  return routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => fits(path, pathname));
}

/** The service that answers a path: the one with a prefix that ends where a segment of the path ends. */
export function serviceOf<Service extends Pick<ServiceEntry, 'paths'>>(
  services: readonly Service[],
  pathname: string,
): Service | undefined {
  return services.find(({ paths }) => paths.some((prefix) => isBelow(prefix, pathname)));
}

function fits(pattern: string, pathname: string): boolean {
  if (!pattern.includes('/:')) return false;
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => (segment.startsWith(':') ? given[index] !== '' : segment === given[index]))
  );
}

function isBelow(prefix: string, pathname: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
