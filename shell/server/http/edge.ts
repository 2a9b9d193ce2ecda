import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { ReleaseStore } from '@site/release/release-store';
import { searchIndexPath } from '../../app/search/search-index.ts';
import { createAssets } from '../files/assets.ts';
import { type createSiteFiles, type SiteFile, siteFileCaching } from '../files/site-files.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { isKept, keptPath } from '../releases/release-check.ts';
import type { Picked, PickRelease } from '../releases/release-picker.ts';
import { type Reports, reportPath } from '../releases/reports.ts';
import { createSharedReleases } from '../releases/shared-releases.ts';
import type { createChooseRelease } from '../releases/tester-link.ts';
import type { CachedPage } from '../rendering/html-cache.ts';
import type { createPages, PageAnswer } from '../rendering/pages.ts';
import { withTools } from '../rendering/tools-page.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { EdgeConfig } from '../settings.ts';
import { send, sendText } from './answer.ts';
import { sendCompressed } from './compressed.ts';
import { chosenEncoding, type Encoding } from './encoding.ts';
import { failurePage, failurePolicy } from './failure-page.ts';
import type { createLiveReload } from './live-reload.ts';
import { answerUnavailable, proxy } from './proxy.ts';
import { readBody } from './read-body.ts';
import { redirectOf } from './redirects.ts';
import { securityHeaders } from './security-headers.ts';

interface EdgeOptions {
  config: EdgeConfig;
  store: ReleaseStore;
  /** What most visitors have. */
  current: () => LiveRelease | undefined;
  pick: PickRelease;
  choose: ReturnType<typeof createChooseRelease>;
  reports: Pick<Reports, 'take' | 'counts' | 'trial'>;
  pages: ReturnType<typeof createPages>;
  findSiteFile: ReturnType<typeof createSiteFiles>;
  search: Pick<SiteSearch, 'file'>;
  liveReload: ReturnType<typeof createLiveReload> | undefined;
}

/** The one door to the site: assets, services and pages behind one origin. */
export function createEdge({
  config,
  store,
  current,
  pick,
  choose,
  reports,
  pages,
  findSiteFile,
  search,
  liveReload,
}: EdgeOptions): Server {
  const common = securityHeaders(config);
  const serveAsset = createAssets(store, common);
  const releases = createSharedReleases({ store, current, isShared: config.sharesReleases, commonHeaders: common });
  const pageHeaders = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
  };

  const headerLists = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request;
    const [rawPath = '/', query = ''] = url.split('?', 2);
    if (liveReload?.serve(request, response)) return;
    if (releases.isOne(rawPath)) return releases.serve(request, response, rawPath);
    if (rawPath === reportPath) return answerReport(request, response);
    if (rawPath.startsWith(keptPath)) return sendStatus(request, response, (await isKept(store, rawPath)) ? 204 : 404);
    if (rawPath.startsWith('/_/')) return serveAsset(request, response, rawPath);
    const picked = await pick(request);
    if (!picked) return sendFailure(request, response, 503, 5);
    const { release: live } = picked;
    const service = live.services.find(({ paths }) =>
      paths.some((prefix) => rawPath === prefix || rawPath.startsWith(`${prefix}/`)),
    );
    if (service) {
      const origin = config.serviceOrigins[service.name];
      return origin
        ? proxy(request, response, origin, clientHeaders(request, config), common)
        : answerUnavailable(response, common);
    }
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
      return sendText(
        request,
        response,
        405,
        { ...common, allow: 'GET, HEAD, POST' },
        'This address can only be read.\n',
      );
    const address = redirectOf(rawPath, live);
    if (address) return redirect(request, response, 308, address, query);
    const choice = method === 'GET' ? await choose(query) : undefined;
    if (choice?.kind === 'refused') return sendText(request, response, choice.status, common, `${choice.reason}\n`);
    if (choice) return redirect(request, response, 303, rawPath, choice.query, { 'set-cookie': choice.cookie });
    if (rawPath === searchIndexPath) return sendSearchIndex(request, response, picked);
    const file = await findSiteFile(live, rawPath);
    if (file) return sendFile(request, response, file, picked);
    await answerPage(request, response, picked, rawPath, query);
  }

  /** The way of most requests, without a promise on it. */
  function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '/', method } = request;
    const picked = method === 'GET' ? pick(request) : undefined;
    if (!picked || picked instanceof Promise || picked.by === 'tester') return false;
    // Only paths of pages: whatever else is asked for (a file, a service, nothing at all) finds its way below.
    if (!picked.release.routeOf(url)) return false;
    const page = pages.kept(picked.release, url, '');
    if (page) sendPage(request, response, { kind: 'page', page }, picked);
    return page !== undefined;
  }

  async function sendSearchIndex(request: IncomingMessage, response: ServerResponse, picked: Picked) {
    const { file, isWhole } = await search.file(picked.release);
    const caching = isWhole ? cachingOf(picked, 'public, max-age=60') : 'no-cache';
    sendCompressed(request, response, file, {
      ...common,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': caching,
    });
  }

  async function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, picked: Picked) {
    const caching = cachingOf(picked, siteFileCaching);
    if ('stored' in file) return serveAsset(request, response, file.stored, caching);
    send(request, response, {
      status: 200,
      headers: { ...common, 'content-type': file.type, 'cache-control': caching },
      body: file.body,
    });
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    picked: Picked,
    pathname: string,
    query: string,
  ) {
    const { release: live } = picked;
    const headers = clientHeaders(request, config);
    const hasTools = picked.by === 'tester' || (config.isDevelopment && /(?:^|&)borders\b/.test(query));
    const finish = async (answered: PageAnswer) => {
      const page = answered.kind === 'page' && hasTools ? await withTools(answered.page, live) : undefined;
      sendPage(request, response, page ? { kind: 'page', page } : answered, picked);
    };
    if (request.method === 'POST') {
      const form = await readBody(request);
      if (form === undefined) return sendText(request, response, 413, common, 'The form is too long.\n');
      return finish(await pages.post(live, pathname, form, headers));
    }
    await finish(await pages.get(live, pathname, query, headers));
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, answered: PageAnswer, picked: Picked) {
    if (answered.kind === 'redirect') return redirect(request, response, answered.status, answered.location, '');
    const { status, etag, bodies } = answered.page;
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, [...Object.entries({ ...pageHeaders, etag }).flat(), ...headersBy(picked)]).end();
      return;
    }
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    const headers = headersOf(answered.page, encoding);
    response.writeHead(status, picked.by === 'channel' ? headers : [...headers, ...headersBy(picked)]);
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

  function redirect(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    location: string,
    query: string,
    headers: Record<string, string> = {},
  ) {
    // Two slashes at the start would name another host.
    const target = location.replace(/^\/{2,}/, '/') + (query && `?${query}`);
    send(request, response, {
      status,
      headers: { ...common, ...headers, location: target, 'cache-control': 'no-store' },
    });
  }

  async function answerReport(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'POST')
      return sendStatus(request, response, await reports.take(request, clientHeaders(request, config)));
    // What came in is for those who may look at other releases, too.
    const isTester = (await pick(request))?.by === 'tester' || config.isDevelopment;
    if (!isTester) return sendStatus(request, response, 404);
    const body = JSON.stringify({ trial: reports.trial(), releases: reports.counts() });
    send(request, response, {
      status: 200,
      headers: { ...common, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body,
    });
  }

  function sendStatus(request: IncomingMessage, response: ServerResponse, status: number) {
    if (status === 204) response.writeHead(status, { ...common, 'cache-control': 'no-store' }).end();
    else sendText(request, response, status, common, `${STATUS_CODES[status]}.\n`);
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

/** Where a cookie decided, no answer passes for anybody else's. */
function cachingOf({ by }: Picked, forAll: string): string {
  return by === 'channel' ? forAll : 'private, no-cache';
}

/** As a flat list, a second `vary` among it: browsers and caches join the two. */
function headersBy({ by, setCookie }: Picked): string[] {
  if (by === 'channel') return [];
  return [
    'vary',
    'cookie',
    ...(setCookie ? ['set-cookie', setCookie] : []),
    ...(by === 'tester' ? ['x-robots-tag', 'noindex'] : []),
  ];
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
