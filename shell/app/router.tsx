import type { ApiClient } from '@site/contracts/api';
import type { SiteRelease, SiteRoute } from '@site/contracts/site';
import { type NonIndexRouteObject, type RouteObject, redirect } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { NotFoundRoute } from './pages/NotFoundRoute.tsx';
import { PartPage } from './parts/PartPage.tsx';
import type { Parts } from './parts/parts.ts';
import { RouteFailed } from './parts/RouteFailed.tsx';
import { searchPath } from './search/search-index.ts';

interface RouterParts {
  release: SiteRelease;
  parts: Parts;
  api: ApiClient;
  /** The search page with its loader, or the way to both: only who searches needs them. */
  searchPage: Pick<NonIndexRouteObject, 'Component' | 'loader' | 'lazy'>;
  /** What an unknown path leads to on navigation; the server answers it with the 404 page at the address asked for. */
  onUnknownPath?: () => Response;
  /** A page's code did not come; where this stays pending, another document is on its way. */
  onMissingPage?: () => Promise<void>;
  /** Loads a page's data; the browser takes what was fetched ahead of the click. */
  loadData?: (url: string, load: () => Promise<unknown>) => Promise<unknown>;
}

/** The one router's routes, made from the release's route table. */
export function siteRoutes({
  release,
  parts,
  api,
  searchPage,
  onUnknownPath,
  onMissingPage,
  loadData = (_url, load) => load(),
}: RouterParts): RouteObject[] {
  const partRoutes = release.routes.filter(({ part }) => part !== 'shell');
  return [
    {
      Component: Layout,
      children: [
        ...partRoutes.map(
          (route): RouteObject => ({
            id: route.path,
            path: route.path,
            handle: route,
            Component: PartPage,
            ErrorBoundary: RouteFailed,
            async loader({ params, request }) {
              // Started first: a part that hangs shall cost one deadline, not one for its routes and one more for its page.
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
          }),
        ),
        ...Object.entries(release.moved ?? {}).map(([path, to]): RouteObject => ({ path, loader: () => redirect(to) })),
        {
          id: searchPath,
          path: searchPath,
          handle: ownRoute(release, searchPath),
          ErrorBoundary: RouteFailed,
          ...searchPage,
        },
        { id: '/404', path: '/404', handle: ownRoute(release, '/404'), Component: NotFoundRoute },
        {
          id: '*',
          path: '*',
          handle: ownRoute(release, '/404'),
          Component: NotFoundRoute,
          ...(onUnknownPath && { loader: onUnknownPath }),
        },
      ],
    },
  ];
}

function ownRoute({ routes }: SiteRelease, wanted: string): SiteRoute | undefined {
  return routes.find(({ path }) => path === wanted);
}
