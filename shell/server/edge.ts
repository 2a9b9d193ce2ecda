import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ReleaseStore } from '@site/shared/release/release-store.ts';
import { searchIndexPath } from '../app/search/search-index.ts';
import { send, sendText } from './answer.ts';
import { createAssets } from './assets.ts';
import { readBody } from './body.ts';
import { sendCompressed } from './compressed.ts';
import type { EdgeConfig } from './config.ts';
import { chosenEncoding, type Encoding } from './encoding.ts';
import { failurePage, failurePolicy } from './failure-page.ts';
import type { CachedPage } from './html-cache.ts';
import type { LiveRelease } from './live-release.ts';
import type { createLiveReload } from './live-reload.ts';
import type { createPages, PageAnswer } from './pages.ts';
import { answerUnavailable, proxy } from './proxy.ts';
import { redirectOf } from './redirects.ts';
import { securityHeaders } from './security-headers.ts';
import { createSharedReleases } from './shared-releases.ts';
import { type createSiteFiles, type SiteFile, siteFileCaching } from './site-files.ts';
import type { SiteSearch } from './site-search.ts';

interface EdgeOptions {
  config: EdgeConfig;
  store: ReleaseStore;
  current: () => LiveRelease | undefined;
  pages: ReturnType<typeof createPages>;
  findSiteFile: ReturnType<typeof createSiteFiles>;
  search: Pick<SiteSearch, 'file'>;
  liveReload: ReturnType<typeof createLiveReload> | undefined;
}

/** The one door to the site: assets, services and pages behind one origin. */
export function createEdge({ config, store, current, pages, findSiteFile, search, liveReload }: EdgeOptions): Server {
  const common = securityHeaders(config);
  const serveAsset = createAssets(store, common);
  const releases = createSharedReleases({ store, current, isShared: config.sharesReleases, commonHeaders: common });
  const pageHeaders = { ...common, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache', vary: 'accept-encoding' };

  const headerLists = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request;
    const [rawPath = '/', query = ''] = url.split('?', 2);
    const live = current();
    if (liveReload?.serve(request, response)) return;
    if (releases.isOne(rawPath)) return releases.serve(request, response, rawPath);
    if (rawPath.startsWith('/_/')) return serveAsset(request, response, rawPath);
    if (!live) return sendFailure(request, response, 503, 5);

    const service = live.services.find(({ paths }) => paths.some((prefix) => rawPath === prefix || rawPath.startsWith(`${prefix}/`)));
    if (service) {
      const origin = config.serviceOrigins[service.name];
      return origin ? proxy(request, response, origin, clientHeaders(request, config), common) : answerUnavailable(response, common);
    }
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
      return sendText(request, response, 405, { ...common, allow: 'GET, HEAD, POST' }, 'This address can only be read.\n');
    const address = redirectOf(rawPath, (path) => live.routeOf(path) !== undefined);
    if (address) return redirect(request, response, 308, address, query);
    if (rawPath === searchIndexPath) return sendSearchIndex(request, response, live);
    const file = await findSiteFile(live, rawPath);
    if (file) return sendFile(request, response, file);
    await answerPage(request, response, live, rawPath, query);
  }

  /** The way of most requests, without a promise on it. */
  function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '/', method } = request;
    const live = current();
    // Only paths of pages: whatever else is asked for (a file, a service, nothing at all) finds its way below.
    if (!live?.routeOf(url) || method !== 'GET') return false;
    const page = pages.kept(live, url, '');
    if (page) sendPage(request, response, { kind: 'page', page });
    return page !== undefined;
  }

  async function sendSearchIndex(request: IncomingMessage, response: ServerResponse, live: LiveRelease) {
    const { file, isWhole } = await search.file(live);
    const caching = isWhole ? 'public, max-age=60' : 'no-cache';
    sendCompressed(request, response, file, { ...common, 'content-type': 'application/json; charset=utf-8', 'cache-control': caching });
  }

  async function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile) {
    if ('stored' in file) return serveAsset(request, response, file.stored, siteFileCaching);
    send(request, response, { status: 200, headers: { ...common, 'content-type': file.type, 'cache-control': siteFileCaching }, body: file.body });
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, live: LiveRelease, pathname: string, query: string) {
    const headers = clientHeaders(request, config);
    if (request.method === 'POST') {
      const form = await readBody(request);
      if (form === undefined) return sendText(request, response, 413, common, 'The form is too long.\n');
      return sendPage(request, response, await pages.post(live, pathname, form, headers));
    }
    sendPage(request, response, await pages.get(live, pathname, query, headers));
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, answered: PageAnswer) {
    if (answered.kind === 'redirect') return redirect(request, response, answered.status, answered.location, '');
    const { status, etag, bodies } = answered.page;
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { ...pageHeaders, etag });
      response.end();
      return;
    }
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    response.writeHead(status, headersOf(answered.page, encoding));
    response.end(request.method === 'HEAD' ? undefined : bodies[encoding]);
  }

  /** As Node writes them fastest, a flat list; made once for each page and encoding. */
  function headersOf(page: CachedPage, encoding: Encoding): string[] {
    const kept = headerLists.get(page) ?? {};
    headerLists.set(page, kept);
    kept[encoding] ??= Object.entries({
      ...pageHeaders,
      etag: page.etag,
      'content-length': String(page.bodies[encoding].length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(page.status === 503 && { 'retry-after': '30' }),
    }).flat();
    return kept[encoding];
  }

  function redirect(request: IncomingMessage, response: ServerResponse, status: number, location: string, query: string) {
    // Two slashes at the start would name another host.
    const target = location.replace(/^\/{2,}/, '/') + (query && `?${query}`);
    send(request, response, { status, headers: { ...common, location: target, 'cache-control': 'no-store' } });
  }

  /** `retryAfter` is in seconds. */
  function sendFailure(request: IncomingMessage, response: ServerResponse, status: number, retryAfter: number) {
    const headers = {
      ...common,
      'content-security-policy': failurePolicy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    };
    send(request, response, { status, headers, body: failurePage });
  }

  const server = createServer((request, response) => {
    if (answerFromMemory(request, response)) return;
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url?.split('?')[0]}:`, error);
      if (response.headersSent) return response.destroy();
      sendFailure(request, response, 500, 30);
    });
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 30_000;
  return server;
}

/** What services are told of the visitor. The edge is the only one who may say it, so what came from outside is overwritten. */
function clientHeaders(request: IncomingMessage, { trustsProxy, siteUrl }: EdgeConfig): Record<string, string> {
  const forwarded = trustsProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return {
    'x-client-address': forwarded || (request.socket.remoteAddress ?? ''),
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': siteUrl.startsWith('https:') ? 'https' : 'http',
    ...(request.headers.origin && { origin: request.headers.origin }),
    ...(request.headers['sec-fetch-site'] && { 'sec-fetch-site': String(request.headers['sec-fetch-site']) }),
  };
}
