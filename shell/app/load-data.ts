import type { ApiClient } from '@site/contracts/api';
import type { LoaderArgs } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';
import type { Parts } from './parts.ts';

/** Loads the data of a page. */
export type LoadData = (route: SiteRoute, args: Omit<LoaderArgs, 'api'>) => Promise<unknown>;

/** Runs the loader of the route's part; null where it has none. */
export function loadWith(parts: Pick<Parts, 'loadRoute'>, api: ApiClient): LoadData {
  return async (route, { params, request }) => {
    const { loader } = await parts.loadRoute(route);
    return (await loader?.({ params, request, api })) ?? null;
  };
}
