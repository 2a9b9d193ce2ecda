import type { ApiClient } from '@site/contracts/api';
import { notFoundPath } from '@site/contracts/paths';
import type { SiteRoute } from '@site/contracts/shell-api';
import { type RouteObject, redirect } from '@site/host/router';
import { Layout, LayoutFailed } from '../layout/Layout.tsx';
import { type LoadData, loadWith } from '../load-data.ts';
import type { SiteRelease } from '../page-data.ts';
import { PageFailed } from '../parts/PageFailed.tsx';
import { PartPage } from '../parts/PartPage.tsx';
import type { Parts } from '../parts.ts';

interface RouterOptions {
  release: Pick<SiteRelease, 'routes' | 'moved'>;
  parts: Pick<Parts, 'loadPage' | 'loadRoute'>;
  api: ApiClient;
  /** Runs the loader of the route's part; the browser begins with the API's answers, or has them since the link was pointed at. */
  loadData?: LoadData;
}

/** The one router's routes, made from the release's route table. */
export function routeObjects(options: RouterOptions): RouteObject[] {
  const { routes, moved = {} } = options.release;
  return [
    {
      Component: Layout,
      ErrorBoundary: LayoutFailed,
      children: [
        ...routes.map((route) => pageRoute(route, options)),
        ...Object.entries(moved).map(
          ([path, to]): RouteObject => ({ path, loader: ({ request }) => redirect(to + new URL(request.url).search) }),
        ),
      ],
    },
  ];
}

/**
 * A page of a part. Its loader brings code and data at the same time, so that the router knows all about the page: shown, under way, or
 * failed. Not by the router's `lazy`, which keeps its first failure for as long as the document lives (react-router 7.18).
 */
function pageRoute(route: SiteRoute, { parts, api, loadData = loadWith(parts, api) }: RouterOptions): RouteObject {
  return {
    id: route.path,
    // The page for unknown addresses is one route with its own address: the served page stays as it is when that changes to /404.
    path: route.path === notFoundPath ? '*' : route.path,
    handle: route,
    Component: PartPage,
    ErrorBoundary: PageFailed,
    async loader(args) {
      // First, because after a failure it prepares the part's files for another try.
      const page = parts.loadPage(route);
      const data = loadData(route, args);
      // If the code is missing too, that is what the page says.
      data.catch(() => undefined);
      await page;
      return data;
    },
    async action({ params, request }) {
      const { action } = await parts.loadRoute(route);
      if (!action) throw new Response(null, { status: 405 });
      return action({ params, request, api, form: await request.formData() });
    },
  };
}
