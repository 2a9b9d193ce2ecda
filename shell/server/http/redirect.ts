import type { OpenRelease } from '../releases/open-release.ts';
import { normalisedPath } from '../request-target.ts';

interface Redirect {
  /** 301 from a former path, as for a renamed post; 308 from another spelling, which also keeps a form's method. */
  status: 301 | 308;
  location: string;
}

/**
 * Finds the redirect of a path that is another spelling or a former path of a page. Ignores the query.
 * Only paths of existing pages are returned, so no redirect goes to another host or to a missing page.
 */
export function redirectOf(
  path: string,
  { findRoute, movedTo, documents }: Pick<OpenRelease, 'findRoute' | 'movedTo' | 'documents'>,
): Redirect | undefined {
  const normalised = normalisedPath(path);
  if (findRoute(normalised) || documents.has(normalised))
    return normalised === path ? undefined : { status: 308, location: normalised };
  const location = movedTo(normalised);
  return location === undefined || location === path ? undefined : { status: 301, location };
}
