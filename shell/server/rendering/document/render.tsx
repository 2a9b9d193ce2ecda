import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ApiClient } from '@site/contracts/api';
import { hostPart } from '@site/contracts/manifest';
import type { PartRoute } from '@site/contracts/part-routes';
import { notFoundPath, routeOf } from '@site/contracts/paths';
import type { SiteRoute } from '@site/contracts/shell-api';
import { mergeTables } from '@site/delivery/store/release-table';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { PageData } from '../../../app/page-data.ts';
import { NotFoundRoute } from '../../../app/pages/NotFoundPage.tsx';
import type { LoadedPage } from '../../../app/parts.ts';
import { SearchPage } from '../../../app/search/SearchPage.tsx';
import { searchPath } from '../../../app/search/search-address.ts';
import { emptySearch, type SearchPageData, searchHead } from '../../../app/search/search-page-data.ts';
import { routeObjects } from '../../../app/site/router.tsx';
import { Site } from '../../../app/site/Site.tsx';
import type { SiteContext } from '../../../app/site-context.ts';
import { createSiteStore } from '../../../app/site-store.ts';
import { siteRelease, type TableFile, tableFile } from '../../releases/site-release.ts';
import { createCriticalStyles } from './critical-css.ts';
import { pageDocument } from './document.ts';
import { pageMetadata } from './head-tags.ts';
import {
  maxHtmlLength,
  type RendererOptions,
  type RendererSetup,
  type RenderRequest,
  type RenderResult,
} from './protocol.ts';
import { createReleaseApi } from './release-api.ts';
import { createPartRunner, PartFailed, type PartFailure, type PartRunner } from './run-part.ts';
import { createServerParts } from './server-parts.ts';
import { pageIds } from './structured-data.ts';

/** The release's table as browsers load it. */
export function makeTableFile({ release, manifests }: Pick<RendererSetup, 'release' | 'manifests'>): TableFile {
  return tableFile(siteRelease(release.id, manifests, mergeTables(manifests, release.retired)));
}

/** Renders pages of one release. Throws where a page is not worth sending; the part at fault is the one last passed to `onPartEntered`. */
export function createRenderer({
  modules,
  onPartEntered,
  ...setup
}: RendererOptions): (request: RenderRequest) => Promise<RenderResult> {
  const table = mergeTables(setup.manifests, setup.release.retired);
  const release = siteRelease(setup.release.id, setup.manifests, table);
  const file = tableFile(release);
  const criticalStyles = createCriticalStyles(setup.modulesFolder);
  // A page asks services up to three times, one after the other, and on a busy machine everything takes its time.
  const partTimeoutMs = 10 * setup.serviceTimeoutMs;
  const runner = createPartRunner(onPartEntered, partTimeoutMs);
  const notFound = table.routes.find(({ path }) => path === notFoundPath);
  if (!notFound) throw new Error('The shell has no /404 in its route table.');

  const renderPage = async (request: RenderRequest): Promise<RenderResult> => {
    const failures: PartFailure[] = [];
    const onFailure = (failure: PartFailure) => void failures.push(failure);
    const url = new URL(request.target, setup.siteUrl);
    const route = routeOf(table.routes, url.pathname) ?? notFound;
    const { api, etags, isMissingData } = createReleaseApi(setup, request);
    const serverParts = createServerParts({ modules, excludedParts: request.excludedParts, runner, onFailure });
    const loadedFragments = await serverParts.loadFragments({
      routeFragments: route.fragments ?? [],
      release,
      api,
      timeoutMs: setup.serviceTimeoutMs,
    });
    const loadedPage = route.part === hostPart ? shellPage(route, request) : await serverParts.loadPage(route);
    const parts = serverParts.forComponents(route, loadedPage, loadedFragments);
    const handler = createStaticHandler(routeObjects({ release, parts, api }));
    const context = await handler.query(requestOf(request, url));
    if (context instanceof Response)
      return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
    const failed = Object.values(context.errors ?? {}).find((error) => error instanceof PartFailed);
    if (failed) throw failed;

    const isAbsent = !loadedPage;
    // For hydration: the data that the page is rendered from.
    const page: PageData = {
      release,
      siteUrl: setup.siteUrl,
      loaderData: context.loaderData,
      actionData: context.actionData,
      fragments: Object.fromEntries(Object.entries(loadedFragments.fragments).map(([name, { data }]) => [name, data])),
      absent: isAbsent ? [route.part] : [],
      ...(Object.keys(etags).length > 0 && { etags }),
    };
    const site: SiteContext = { release, parts, page, store: createSiteStore(), servedArea: () => undefined };
    const html = await renderBody({ setup, site, api, handler, context, runner, onFailure, timeoutMs: partTimeoutMs });
    const status = route === notFound ? 404 : isAbsent || context.errors ? 503 : context.statusCode;
    const data = context.loaderData[route.path];
    const head = await serverParts.loadHead(route.part, loadedPage, data);
    const metadata = pageMetadata(setup, route, head, url.pathname);
    const structuredData =
      status === 200
        ? await serverParts.loadStructuredData(route.part, loadedPage, data, pageIds(setup, metadata))
        : [];
    const document = pageDocument({
      setup,
      page,
      tableFile: file,
      route,
      metadata,
      structuredData,
      status,
      html,
      criticalStyles,
    });
    if (document.html.length > maxHtmlLength)
      throw new PartFailed(route.part, new Error(`a page of ${document.html.length} characters`));
    return {
      kind: 'page',
      status,
      isDegraded: loadedFragments.isIncomplete || isMissingData() || status >= 500 || failures.length > 0,
      failures: [...failures, ...runner.takeLate()],
      ...document,
    };
  };

  return async function render(request) {
    onPartEntered(hostPart);
    try {
      return await renderPage(request);
    } catch (error) {
      if (error instanceof PartFailed) onPartEntered(error.failure.part);
      throw error;
    }
  };
}

/** A page of the shell's own. The edge has searched already: it holds the one index for all renderers. */
function shellPage(
  { path }: Pick<SiteRoute, 'path'>,
  { searchResult }: Pick<RenderRequest, 'searchResult'>,
): LoadedPage {
  if (path !== searchPath) return loadedPage(path, NotFoundRoute);
  const data: SearchPageData = searchResult ? { status: 'ready', result: searchResult } : emptySearch;
  return loadedPage(path, SearchPage, { loader: async () => data, head: searchHead });
}

function loadedPage(path: string, Page: ComponentType, rest: Pick<PartRoute, 'loader' | 'head'> = {}): LoadedPage {
  return { Page, route: { path, page: async () => Page, ...rest } };
}

interface BodyOptions {
  setup: RendererSetup;
  site: SiteContext;
  api: ApiClient;
  handler: StaticHandler;
  context: StaticHandlerContext;
  runner: PartRunner;
  onFailure: (failure: PartFailure) => void;
  /** For components that wait. */
  timeoutMs: number;
}

/**
 * The content of `#root`. A component that throws or waits for ever inside a boundary, as that of a fragment, leaves its area to the
 * browser; elsewhere it costs the page.
 */
function renderBody({
  setup,
  site,
  api,
  handler,
  context,
  runner,
  onFailure,
  timeoutMs,
}: BodyOptions): Promise<string> {
  const { apiHost, allowsFrames = false } = setup;
  const tooLate = new Error('a component still waited for its code or data');
  let timer: NodeJS.Timeout | undefined;
  let failure: PartFailed | undefined;
  const body = runner.runComponents(
    () =>
      new Promise<string>((resolve, reject) => {
        const stream = renderToPipeableStream(
          <Site site={site} api={api} apiOrigin={apiHost} allowsFrames={allowsFrames}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Site>,
          {
            // Whole boundaries stand in their place, and none follows later by a script.
            progressiveChunkSize: Number.POSITIVE_INFINITY,
            onError(error, { componentStack = '' }) {
              const part = error === tooLate ? partInStack(setup, componentStack) : runner.current();
              failure = new PartFailed(part, error);
              onFailure(failure.failure);
            },
            onShellError: (error) => reject(failure ?? error),
            onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
          },
        );
        timer = setTimeout(() => stream.abort(tooLate), timeoutMs);
      }),
  );
  return body.finally(() => clearTimeout(timer));
}

/** The part of the component that waits: React names the file of each component around it, the innermost first. */
function partInStack({ modulesFolder, manifests }: RendererSetup, componentStack: string): string {
  const [, file = ''] = componentStack.split(`${modulesFolder}/`);
  return manifests.find(({ name }) => file.startsWith(`${name}/`))?.name ?? hostPart;
}

function requestOf({ method, form = '' }: Pick<RenderRequest, 'method' | 'form'>, url: URL): Request {
  return method === 'GET'
    ? new Request(url)
    : new Request(url, { method, body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
}
