import type { ApiClient } from '@site/contracts/api';
import type { PageData } from '@site/contracts/site';
import { createApiClient } from '@site/host/http';
import { mergeTables } from '@site/release/manifest';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { siteRoutes } from '../../../app/router.tsx';
import { Site } from '../../../app/Site.tsx';
import { SearchPage } from '../../../app/search/SearchPage.tsx';
import { headOfPage } from '../../../app/search/search-head.ts';
import { nothingAsked, type SearchPageData } from '../../../app/search/search-page-data.ts';
import type { SiteContext } from '../../../app/site-context.ts';
import { createSiteStore } from '../../../app/site-store.ts';
import { documentHtml } from './document.ts';
import { loadFragments } from './load-fragments.ts';
import { pageFacts } from './page-facts.ts';
import type { RendererSetup, RenderRequest, RenderResult } from './protocol.ts';
import { createServerParts, type PartModules } from './server-parts.ts';
import { pageIds } from './site-graph.ts';
import { siteRelease } from './site-release.ts';
import { describedThings } from './structured-data.ts';
import { limits } from './timeouts.ts';

export interface RendererOptions extends RendererSetup {
  modules: PartModules;
  entering: (part: string) => void;
}

/** Renders pages of one release. Throws what a part's component throws; `entering` was last called with the part at fault. */
export function createRenderer({
  modules,
  entering,
  ...setup
}: RendererOptions): (request: RenderRequest) => Promise<RenderResult> {
  const release = siteRelease(setup.release, setup.manifests);
  const { routes } = mergeTables(setup.manifests);
  const notFound = routes.find(({ path }) => path === '/404');
  if (!notFound) throw new Error('The shell has no /404 in its route table.');

  return async function render(request) {
    entering('shell');
    const url = new URL(request.target, setup.siteUrl);
    const route = routes.find(({ path }) => matchPath(path, url.pathname)) ?? notFound;
    const api = apiFor(setup, request);
    const { found, isIncomplete } = await loadFragments({
      embedded: route.fragments ?? [],
      release,
      modules,
      without: request.without,
      api,
      deadline: limits[setup.patience].service,
    });
    const parts = await createServerParts({ modules, without: request.without, fragments: found, entering }, route);
    const handler = createStaticHandler(
      siteRoutes({ release, parts, api, searchPage: { Component: SearchPage, loader: () => searchPageData(request) } }),
    );
    const context = await handler.query(requestOf(request, url));
    if (context instanceof Response)
      return { kind: 'redirect', status: 303, location: context.headers.get('location') ?? '/' };

    const isAbsent = route.part !== 'shell' && parts.pageState(route).status === 'failed';
    const page: PageData = {
      release,
      siteUrl: setup.siteUrl,
      // The browser's router has a loader for unknown paths, which must not run for the page that was served.
      loaderData: { '*': null, ...context.loaderData },
      actionData: context.actionData,
      fragments: Object.fromEntries(Object.entries(found).map(([name, { data }]) => [name, data])),
      absent: isAbsent ? [route.part] : [],
    };
    const html = renderBody(
      { release, parts, page, store: createSiteStore(), servedArea: () => undefined },
      api,
      handler,
      context,
    );
    entering('shell');
    const status = route === notFound ? 404 : isAbsent || context.errors ? 503 : context.statusCode;
    const data = context.loaderData[route.path];
    const facts = pageFacts(setup, route, headOfPage(parts, route, data), url.pathname);
    const things = status === 200 ? await describedThings(parts.pageState(route), data, pageIds(setup, facts)) : [];
    return {
      kind: 'page',
      status,
      isDegraded: isIncomplete || status >= 500,
      html: documentHtml({ setup, page, route, facts, things, status, html }),
    };
  };
}

/** The edge has searched already: the index is there, and one for all renderers. */
function searchPageData({ found }: RenderRequest): SearchPageData {
  return found ? { status: 'ready', result: found } : nothingAsked;
}

function renderBody(site: SiteContext, api: ApiClient, handler: StaticHandler, context: StaticHandlerContext): string {
  return renderToString(
    <Site site={site} api={api}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Site>,
  );
}

function apiFor({ manifests, serviceOrigins, patience }: RendererSetup, { clientHeaders }: RenderRequest): ApiClient {
  const services = manifests.flatMap(({ table }) => table.service ?? []);
  const serviceOf = (path: string) => services.find(({ paths }) => paths.some((prefix) => path.startsWith(prefix)));
  return createApiClient({
    hostOf: (path) => serviceOrigins[serviceOf(path)?.name ?? ''] ?? 'http://service.invalid',
    timeouts: { get: limits[patience].service, post: 15_000 },
    headers: clientHeaders,
  });
}

function requestOf({ method, form = '' }: RenderRequest, url: URL): Request {
  return method === 'GET'
    ? new Request(url)
    : new Request(url, { method, body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
}
