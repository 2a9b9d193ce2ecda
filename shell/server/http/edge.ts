import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { appOptions, clientTimeouts, refuseOtherMethods } from '@site/service/http/app-options';
import { HttpError, methodNotAllowed } from '@site/service/http/http-errors';
import { isClosing } from '@site/service/process/server';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { createResponseCache } from '../caching/response-cache.ts';
import type { SharedCache } from '../caching/shared-cache.ts';
import { type Assets, createAssets } from '../files/assets.ts';
import type { SiteFiles } from '../files/site-files.ts';
import type { RequestWatch } from '../metrics/watch-requests.ts';
import { nothingLive } from '../releases/follow-channel.ts';
import type { ListOfferedVersions } from '../releases/offered-versions.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { PickRelease } from '../releases/pick-release.ts';
import type { Reports } from '../releases/reports.ts';
import type { createTesterLinkReader } from '../releases/tester-link.ts';
import type { ReleasesPage } from '../releases-page/releases-page.ts';
import type { Pages } from '../rendering/pages.ts';
import { withoutQuery } from '../request-target.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { EdgeConfig } from '../settings.ts';
import { createErrorHandlers } from './errors.ts';
import type { LiveReload } from './live-reload.ts';
import { isProbe, probeRoutes } from './routes/probes.ts';
import { releaseFileRoutes } from './routes/release-files.ts';
import { remoteRoutes } from './routes/remotes.ts';
import { reportRoutes } from './routes/reports.ts';
import { createCallService } from './routes/services.ts';
import { siteRoutes } from './routes/site.ts';
import { testerRoutes } from './routes/testers.ts';
import { securityHeaders } from './security-headers.ts';
import { createSendPage, type SendPage } from './send.ts';
import { type ClientAddress, createReadClientHeaders } from './visitor.ts';

interface EdgeOptions {
  config: EdgeConfig;
  log: FastifyBaseLogger;
  releases: {
    store: ReleaseStore;
    /** The release that most visitors get. */
    liveRelease: () => OpenRelease | undefined;
    pickRelease: PickRelease;
  };
  content: {
    pages: Pick<Pages, 'cached' | 'get' | 'post'>;
    siteFiles: SiteFiles;
    search: Pick<SiteSearch, 'file' | 'find'>;
  };
  testers: {
    readTesterLink: ReturnType<typeof createTesterLinkReader>;
    releasesPage: ReleasesPage;
    listOfferedVersions: ListOfferedVersions;
  };
  reports: Pick<Reports, 'accept'>;
  memory: Pick<EdgeMemory, 'cache'>;
  /** Undefined where no shared cache keeps pages. */
  sharedCache?: SharedCache | undefined;
  clientAddress: ClientAddress;
  liveReload: LiveReload | undefined;
  requestWatch?: RequestWatch;
  /** Overrides for tests. */
  limits?: Partial<SocketLimits>;
}

/** All in milliseconds. */
const socketLimits = {
  ...clientTimeouts,
  /** For an idle connection. A proxy must close its own sooner: see OPERATIONS. */
  keepAliveTimeout: 8_000,
  /** For a client that reads nothing of a response; once it has read the first bytes, Node waits twice as long. */
  stallTimeout: 5_400,
};

export type SocketLimits = typeof socketLimits;

/** The longest form of the site has a message of 4,000 characters, four bytes each and percent-encoded. */
export const bodyLimit = 64 * 1024;

/** Longer than any path of the site. Code that reads a path after this check needs no limit of its own. */
const maxPathLength = 2_048;

/** For the URL and all headers. A service accepts 16 KB, and the edge's own headers take some of that. */
const maxHeadLength = 15 * 1_024;

/** Four times the edge's own limit, so that the edge answers, and can see who asked. Beyond it Node's parser gives up. */
const maxHeaderSize = 64 * 1_024;

/** `.` and `..` between slashes of any kind, however they are written: a service might resolve them. */
const dotSegment = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?=[/\\]|%2f|%5c|$)/i;

/**
 * The server in front of everything: files, services and pages behind one origin.
 * @example
 * const edge = await createEdge(options);
 * await edge.listen({ port: 8080 });
 */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { config, log, releases, content, memory, requestWatch } = options;
  const commonHeaders = securityHeaders(config);
  const errors = createErrorHandlers(commonHeaders, options.liveReload?.scriptPath);
  const checkRequest = createRequestCheck(config);
  const refusals = new WeakMap<IncomingMessage, HttpError>();
  const assets = createAssets(releases.store, memory);
  const responses = { assets, sendPage: createSendPage(commonHeaders, options.sharedCache), commonHeaders };
  const inMemory = { ...releases, ...content, ...responses };

  const app = fastify({
    ...appOptions({ trustsTrace: config.trustsProxy }),
    loggerInstance: log,
    bodyLimit,
    frameworkErrors(error, request, reply) {
      requestWatch?.record(request, reply);
      return errors.handleError(refusals.get(request.raw) ?? error, request, reply);
    },
    clientErrorHandler: errors.handleClientError,
    // Pages and files in memory are sent before Fastify's routing, which would take longer than everything else about such a request.
    serverFactory: (handler) =>
      createLimitedServer({ ...socketLimits, ...options.limits }, (request, response) => {
        const refusal = checkRequest(request);
        if (refusal) refusals.set(request, refusal);
        const route = refusal ? undefined : sendFromMemory(inMemory, request, response);
        if (route) return requestWatch?.recordCached(route, request, response);
        errors.trackBody(request, response);
        handler(request, response);
      }),
  });
  app.setErrorHandler(errors.handleError);
  app.addHook('onRequest', async (request, reply) => {
    requestWatch?.record(request, reply);
    reply.headers(commonHeaders);
    const refusal = refusals.get(request.raw);
    if (refusal) throw refusal;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
  await addRoutes(app, options, responses);
  return app;
}

/**
 * Runs before everything else. Refuses requests that are too long, that no browser sends, that a service could read differently than the
 * edge does, and that are meant for another site.
 */
function createRequestCheck(config: Pick<EdgeConfig, 'siteUrl' | 'apiHost'>) {
  const ownHosts = ownHostsOf(config);
  return (request: IncomingMessage): HttpError | undefined => {
    const { method, url = '/', headers, headersDistinct, rawHeaders } = request;
    const pathname = withoutQuery(url);
    if (pathname.length > maxPathLength) return new HttpError(414, 'address_too_long', 'This address is too long.');
    if (url.length + rawHeaders.join('').length > maxHeadLength)
      return new HttpError(431, 'headers_too_large', 'The headers are too large.');
    if (method === 'TRACE') return methodNotAllowed('GET, HEAD, POST');
    if (!pathname.startsWith('/') || dotSegment.test(pathname) || (headersDistinct.host?.length ?? 0) > 1)
      return new HttpError(400, 'bad_request', 'The request could not be read.');
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
      return new HttpError(417, 'expectation_failed', 'This expectation is not met here.');
    if (isMisdirected(request, ownHosts) && !isProbe(pathname))
      return new HttpError(421, 'misdirected_request', 'This server does not answer for that name.');
    return undefined;
  };
}

/**
 * The accepted host headers; empty if any is. Without a public address the site may be reached by any name, such as an office
 * machine's.
 */
function ownHostsOf({ siteUrl, apiHost }: Pick<EdgeConfig, 'siteUrl' | 'apiHost'>): string[] {
  if (isLoopback(new URL(siteUrl).hostname)) return [];
  // `host` includes the port; `hostname` is for a proxy that leaves it out.
  return [siteUrl, ...(apiHost ? [apiHost] : [])]
    .map((address) => new URL(address))
    .flatMap(({ host, hostname }) => [host, hostname]);
}

/** Whether a request names a host that is not the site's. */
function isMisdirected({ headers: { host }, socket }: IncomingMessage, ownHosts: string[]): boolean {
  // HTTP/1.0 may name none.
  if (ownHosts.length === 0 || !host || ownHosts.includes(host)) return false;
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  // From this machine: commands, the gate's rehearsal, a developer's browser.
  return !ownHosts.includes(name) && !(isLoopback(name) && isLoopback(socket.localAddress ?? ''));
}

/** Whether a name or an address, as a host header or a socket writes it, is this machine's own. */
function isLoopback(host: string): boolean {
  const address = host.replace(/^\[([^[\]]*)\]$/, '$1').replace(/^::ffff:/, '');
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** Shared by the routes and what is sent before them. */
interface Responses {
  assets: Assets;
  sendPage: SendPage;
  commonHeaders: Record<string, string>;
}

type InMemory = Responses & { pickRelease: PickRelease; pages: Pick<Pages, 'cached'> };

/**
 * Sends a page or file that is in memory, without a promise: most requests end here. Returns the pattern of its route, if it has sent one.
 */
function sendFromMemory(
  { pickRelease, pages, assets, sendPage, commonHeaders }: InMemory,
  request: IncomingMessage,
  response: ServerResponse,
): string | undefined {
  const { method, url = '/' } = request;
  if (method !== 'GET' || url.includes('?')) return undefined;
  if (url.startsWith('/_/')) {
    const file = assets.cached(url, request.headers);
    if (file) response.writeHead(200, { ...commonHeaders, ...file.headers }).end(file.body);
    return file && '/_/';
  }
  const picked = pickRelease(request);
  if (!picked || picked instanceof Promise || picked.source === 'tester') return undefined;
  // Fastify's routes answer files, services and unknown paths.
  const route = picked.release.findRoute(url);
  const page = route && pages.cached(picked.release, url, '');
  if (page) sendPage(request, response, picked, page);
  return page && route.path;
}

async function addRoutes(app: FastifyInstance, options: EdgeOptions, responses: Responses): Promise<void> {
  const { config, log, content, testers, reports, liveReload } = options;
  const { store, liveRelease, pickRelease } = options.releases;
  const { assets, sendPage, commonHeaders } = responses;
  const { serviceOrigins, isDevelopment, sharesReleases: isShared } = config;
  const readClientHeaders = createReadClientHeaders(config, options.clientAddress);
  const responseCache = createResponseCache(options.memory);
  await refuseOtherMethods(app, async () => {
    const unreadyReason = () => {
      if (isClosing(app.server)) return 'it is stopping';
      return liveRelease() ? undefined : nothingLive(config.channel);
    };
    await app.register(probeRoutes({ unreadyReason, serviceOrigins }));
    await app.register(releaseFileRoutes({ store, assets, liveRelease, isShared }));
    await app.register(remoteRoutes({ store, liveRelease }));
    await app.register(reportRoutes({ reports, readClientHeaders }));
    await app.register(testerRoutes({ ...testers, pickRelease, isDevelopment }));
    if (liveReload) await app.register(liveReload.routes, { store, liveRelease });
    const callService = await createCallService(app, {
      serviceOrigins,
      responseCache,
      readClientHeaders,
      commonHeaders,
    });
    const { readTesterLink } = testers;
    const site = { ...content, pickRelease, readTesterLink, assets, sendPage, callService };
    // While a service is unreachable, the proxy warns about every call, and a crowd would fill the log.
    const logLevel = log.level === 'silent' ? 'silent' : 'error';
    await app.register(siteRoutes({ ...site, readClientHeaders, isDevelopment }), { logLevel });
  });
}

/** A server that closes every connection at these limits. */
function createLimitedServer(
  { stallTimeout, ...limits }: SocketLimits,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    response.on('timeout', closeStalled);
    handle(request, response);
  };
  const server = createServer({ ...limits, maxHeaderSize }, onRequest);
  server.setTimeout(stallTimeout);
  // Node would otherwise answer it itself, without our headers.
  server.on('checkExpectation', onRequest);
  return server;
}

/** Closes a connection whose client reads nothing. Where nothing is left to send, the client waits for us, perhaps for a slow service. */
function closeStalled(this: ServerResponse) {
  if (this.socket && this.socket.writableLength > 0) this.socket.destroy();
}
