import type { ServiceEntry } from './part.ts';

/** Path of the shell's page for unknown addresses. It answers 404 itself. */
export const notFoundPath = '/404';

/**
 * The row of a route table that matches a path: one with exactly this path, or else the first whose pattern matches,
 * where `:name` stands for one non-empty segment. Server, renderer, browser and gate all use this function, so that
 * they never disagree. The router's `matchPath` also accepts a trailing slash, which is another address, and would bring react-router along.
 * @param pathname as in a URL, without query: `/blogs/rain-on-the-roof`
 * @example
 * routeOf([{ path: '/blogs' }, { path: '/blogs/:slug' }], '/blogs/rain')?.path; // '/blogs/:slug'
 */
export function routeOf<Row extends { path: string }>(routes: readonly Row[], pathname: string): Row | undefined {
  return routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => fits(path, pathname));
}

/**
 * The service that answers a path, if any: a prefix matches whole segments only.
 * @example
 * serviceOf([{ name: 'blog', paths: ['/api/v1/blogsList'] }], '/api/v1/blogsList/recent')?.name; // 'blog'
 */
export function serviceOf<Service extends Pick<ServiceEntry, 'paths'>>(
  services: readonly Service[],
  pathname: string,
): Service | undefined {
  return services.find(({ paths }) => paths.some((prefix) => isBelow(prefix, pathname)));
}

function fits(pattern: string, pathname: string): boolean {
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
