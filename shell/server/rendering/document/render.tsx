import type { ApiClient } from '@site/contracts/api';
import { hostPart } from '@site/contracts/manifest';
import { notFoundPath, routeOf } from '@site/contracts/paths';
import { mergeTables } from '@site/delivery/store/release-table';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { PageData } from '../../../app/page-data.ts';
import { NotFoundRoute } from '../../../app/pages/NotFoundPage.tsx';
import { routeObjects } from '../../../app/router.tsx';
import { Site } from '../../../app/Site.tsx';
import { SearchPage } from '../../../app/search/SearchPage.tsx';
import { emptySearch, headOfPage, type SearchPageData } from '../../../app/search/search-page-data.ts';
import type { SiteContext } from '../../../app/site-context.ts';
import { createSiteStore } from '../../../app/site-store.ts';
import { siteRelease } from '../../releases/site-release.ts';
import { createCriticalStyles } from './critical-css.ts';
import { pageDocument } from './document.ts';
import { pageMetadata } from './head-tags.ts';
import type { RendererOptions, RendererSetup, RenderRequest, RenderResult } from './protocol.ts';
import { createReleaseApi } from './release-api.ts';
import { createServerParts, loadFragments } from './server-parts.ts';
import { loadStructuredData, pageIds } from './structured-data.ts';

/** Renders pages of one release. Throws what a part's component throws; the part at fault is the one last passed to `onPartEntered`. */
export function createRenderer({
  modules,
  onPartEntered,
  ...setup
}: RendererOptions): (request: RenderRequest) => Promise<RenderResult> {
  const table = mergeTables(setup.manifests, setup.release.retired);
  const release = siteRelease(setup.release.id, setup.manifests, table);
  const criticalStyles = createCriticalStyles(setup.modulesFolder);
  const notFound = table.routes.find(({ path }) => path === notFoundPath);
  if (!notFound) throw new Error('The shell has no /404 in its route table.');

  return async function render(request) {
    const { excludedParts } = request;
    onPartEntered(hostPart);
    const url = new URL(request.target, setup.siteUrl);
    const route = routeOf(table.routes, url.pathname) ?? notFound;
    const { api, etags, isMissingData } = createReleaseApi(setup, request);
    const { fragments, isIncomplete } = await loadFragments({
      routeFragments: route.fragments ?? [],
      release,
      modules,
      excludedParts,
      api,
      timeoutMs: setup.serviceTimeoutMs,
    });
    const parts = await createServerParts({ modules, excludedParts, fragments, onPartEntered }, route);
    const searchPage = { Component: SearchPage, loader: () => searchPageData(request) };
    const handler = createStaticHandler(
      routeObjects({ release, parts, api, searchPage, notFoundPage: { Component: NotFoundRoute } }),
    );
    const context = await handler.query(requestOf(request, url));
    if (context instanceof Response)
      return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };

    // A loader may have stated it.
    if (!isStatus(context.statusCode)) {
      onPartEntered(route.part);
      throw new Error(`The page's status is ${String(context.statusCode)}, which is none.`);
    }
    const isAbsent = route.part !== hostPart && parts.pageState(route).status === 'failed';
    // For hydration: the data that the page is rendered from.
    const page: PageData = {
      release,
      siteUrl: setup.siteUrl,
      loaderData: context.loaderData,
      actionData: context.actionData,
      fragments: Object.fromEntries(Object.entries(fragments).map(([name, { data }]) => [name, data])),
      absent: isAbsent ? [route.part] : [],
      ...(Object.keys(etags).length > 0 && { etags }),
    };
    const site: SiteContext = { release, parts, page, store: createSiteStore(), servedArea: () => undefined };
    onPartEntered(hostPart);
    const html = renderBody(setup, site, api, handler, context);
    onPartEntered(hostPart);
    const status = route === notFound ? 404 : isAbsent || context.errors ? 503 : context.statusCode;
    const data = context.loaderData[route.path];
    const metadata = pageMetadata(setup, route, headOfPage(parts, route, data), url.pathname);
    const ids = pageIds(setup, metadata);
    const structuredData = status === 200 ? await loadStructuredData(parts.pageState(route), data, ids) : [];
    return {
      kind: 'page',
      status,
      isDegraded: isIncomplete || isMissingData() || status >= 500,
      ...pageDocument({ setup, page, route, metadata, structuredData, status, html, criticalStyles }),
    };
  };
}

/** The edge has searched already: it holds the one index for all renderers. */
function searchPageData({ found }: Pick<RenderRequest, 'found'>): SearchPageData {
  return found ? { status: 'ready', result: found } : emptySearch;
}

function renderBody(
  { apiHost, allowsFrames = false }: RendererSetup,
  site: SiteContext,
  api: ApiClient,
  handler: StaticHandler,
  context: StaticHandlerContext,
): string {
  return renderToString(
    <Site site={site} api={api} apiOrigin={apiHost} allowsFrames={allowsFrames}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Site>,
  );
}

function isStatus(status: unknown): boolean {
  return Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599;
}

function requestOf({ method, form = '' }: Pick<RenderRequest, 'method' | 'form'>, url: URL): Request {
  return method === 'GET'
    ? new Request(url)
    : new Request(url, { method, body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
}
