import type { ApiClient } from '@site/contracts/api';
import { notFoundPath, routeOf } from '@site/contracts/paths';
import type { SiteRoute } from '@site/contracts/shell-api';
import { type NonIndexRouteObject, type RouteObject, redirect } from 'react-router-dom';
import { Layout, LayoutFailed } from './layout/Layout.tsx';
import type { SiteRelease } from './page-data.ts';
import { PartPage } from './parts/PartPage.tsx';
import { type Parts, partRoutes } from './parts/parts.ts';
import { RouteFailed } from './parts/RouteFailed.tsx';
import { searchPath } from './search/search-address.ts';

interface RouterOptions {
  release: SiteRelease;
  parts: Parts;
  api: ApiClient;
  /** The search page with its loader, or a way to load both when somebody searches. */
  searchPage: Pick<NonIndexRouteObject, 'Component' | 'loader' | 'lazy'>;
  /** The 404 page, or a way to load it when a link points to an unknown path. */
  notFoundPage: Pick<NonIndexRouteObject, 'Component' | 'lazy'>;
  /** Runs when a page's code could not be loaded. Stays pending if another document is about to load. */
  onMissingPage?: () => Promise<void>;
  /** Loads a page's data; the browser uses what it prefetched before the click. */
  loadData?: (url: string, load: () => Promise<unknown>) => Promise<unknown>;
}

/** The one router's routes, made from the release's route table. */
export function routeObjects(options: RouterOptions): RouteObject[] {
  const { routes, moved = {} } = options.release;
  const notFound = {
    handle: routeOf(routes, notFoundPath),
    ErrorBoundary: RouteFailed,
    ...options.notFoundPage,
  };
  return [
    {
      Component: Layout,
      ErrorBoundary: LayoutFailed,
      children: [
        ...partRoutes(routes).map((route) => partPageRoute(route, options)),
        ...Object.entries(moved).map(
          ([path, to]): RouteObject => ({ path, loader: ({ request }) => redirect(to + new URL(request.url).search) }),
        ),
        {
          id: searchPath,
          path: searchPath,
          handle: routeOf(routes, searchPath),
          ErrorBoundary: RouteFailed,
          ...options.searchPage,
        },
        { ...notFound, id: notFoundPath, path: notFoundPath },
        { ...notFound, id: '*', path: '*' },
      ],
    },
  ];
}

function partPageRoute(route: SiteRoute, options: RouterOptions): RouteObject {
  const { parts, api, onMissingPage, loadData = (_url, load) => load() } = options;
  return {
    id: route.path,
    path: route.path,
    handle: route,
    Component: PartPage,
    ErrorBoundary: RouteFailed,
    async loader({ params, request }) {
      // Started first, so that a part that hangs costs one timeout, not one for its routes and another for its page.
      const page = parts.loadPage(route);
      const partRoute = await parts.loadRoute(route);
      const load = async () => (await partRoute?.loader?.({ params, request, api })) ?? null;
      const [data, loaded] = await Promise.all([loadData(request.url, load), page]);
      if (!loaded) await onMissingPage?.();
      return data;
    },
    async action({ params, request }) {
      const partRoute = await parts.loadRoute(route);
      if (!partRoute?.action) throw new Response(null, { status: 405 });
      return partRoute.action({ params, request, api, form: await request.formData() });
    },
  };
}
