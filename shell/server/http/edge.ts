import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ReleaseStore } from '@site/release/store/release-store';
import { appOptions, clientTimeouts, refuseOtherMethods } from '@site/service/app-options';
import { isClosing } from '@site/service/server';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { createResponseCache } from '../caching/response-cache.ts';
import { type Assets, createAssets } from '../files/assets.ts';
import type { createSiteFiles } from '../files/site-files.ts';
import type { RequestWatch } from '../metrics/watch-requests.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { PickRelease } from '../releases/release-picker.ts';
import type { Reports } from '../releases/reports.ts';
import type { createTesterLink } from '../releases/tester-link.ts';
import type { ReleasesPage } from '../releases-page/releases-page.ts';
import type { Pages } from '../rendering/pages.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { EdgeConfig } from '../settings.ts';
import { createErrorHandlers } from './errors.ts';
import type { LiveReload } from './live-reload.ts';
import { createRequestCheck, maxHeaderSize } from './request-check.ts';
import { probeRoutes } from './routes/probes.ts';
import { releaseFileRoutes } from './routes/release-files.ts';
import { remoteRoutes } from './routes/remotes.ts';
import { createCallService } from './routes/services.ts';
import { siteRoutes } from './routes/site.ts';
import { testerRoutes } from './routes/testers.ts';
import { securityHeaders } from './security-headers.ts';
import { createSendPage, type SendPage } from './send.ts';
import { type ClientAddress, createReadClientHeaders } from './visitor.ts';

interface EdgeOptions {
  config: EdgeConfig;
  log: FastifyBaseLogger;
  store: ReleaseStore;
  memory: Pick<EdgeMemory, 'cache'>;
  /** The release that most visitors get. */
  liveRelease: () => OpenRelease | undefined;
  pickRelease: PickRelease;
  readTesterLink: ReturnType<typeof createTesterLink>;
  reports: Pick<Reports, 'accept'>;
  releasesPage: ReleasesPage;
  pages: Omit<Pages, 'counts'>;
  findSiteFile: ReturnType<typeof createSiteFiles>;
  search: Pick<SiteSearch, 'file' | 'find'>;
  liveReload: LiveReload | undefined;
  clientAddress: ClientAddress;
  requestWatch?: RequestWatch | undefined;
  /** Overrides for tests. */
  limits?: Partial<SocketLimits>;
}

/** All in milliseconds. */
const socketLimits = {
  ...clientTimeouts,
  /** For an idle connection. A proxy must close its own sooner: see OPERATIONS. */
  keepAliveTimeout: 8_000,
  /** For a response of which the client reads no byte; Node waits twice as long once the first bytes were read. */
  stallTimeout: 5_400,
};

export type SocketLimits = typeof socketLimits;

/** The longest form of the site has a message of 4,000 characters, four bytes each and percent-encoded. */
export const bodyLimit = 64 * 1024;

/**
 * The server in front of everything: files, services and pages behind one origin.
 * @example
 * const edge = await createEdge(options);
 * await edge.listen({ port: 8080 });
 */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { config, log, store, memory, requestWatch } = options;
  const commonHeaders = securityHeaders(config);
  const errors = createErrorHandlers(commonHeaders);
  const checkRequest = createRequestCheck(config);
  const sendPage = createSendPage(commonHeaders);
  const shared = { ...options, assets: createAssets(store, memory), sendPage, commonHeaders };

  const app = fastify({
    ...appOptions({ trustsTrace: config.trustsProxy }),
    loggerInstance: log,
    bodyLimit,
    frameworkErrors(error, request, reply) {
      requestWatch?.record(request, reply);
      return errors.handleError(checkRequest(request.raw) ?? error, request, reply);
    },
    clientErrorHandler: errors.handleClientError,
    // Pages and files in memory are sent before Fastify's routing, which would take longer than everything else about such a request.
    serverFactory: (handler) =>
      createLimitedServer({ ...socketLimits, ...options.limits }, (request, response) => {
        const route = checkRequest(request) ? undefined : sendFromMemory(shared, request, response);
        if (route) return requestWatch?.recordCached(route, request, response);
        errors.trackBody(request, response);
        handler(request, response);
      }),
  });
  app.setErrorHandler(errors.handleError);
  app.addHook('onRequest', async (request, reply) => {
    requestWatch?.record(request, reply);
    reply.headers(commonHeaders);
    const httpError = checkRequest(request.raw);
    if (httpError) throw httpError;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
  await addRoutes(app, shared);
  return app;
}

interface SharedOptions extends EdgeOptions {
  assets: Assets;
  sendPage: SendPage;
  commonHeaders: Record<string, string>;
}

/**
 * Sends a page or file that is in memory, without a promise: most requests end here. Returns the pattern of its route, if it has sent one.
 */
function sendFromMemory(
  { pickRelease, pages, assets, sendPage, commonHeaders }: SharedOptions,
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

async function addRoutes(app: FastifyInstance, options: SharedOptions): Promise<void> {
  const { config, liveRelease, liveReload, memory } = options;
  const { serviceOrigins, isDevelopment } = config;
  const readClientHeaders = createReadClientHeaders(config, options.clientAddress);
  const responseCache = createResponseCache(memory);
  await refuseOtherMethods(app, async () => {
    const isReady = () => liveRelease() !== undefined && !isClosing(app.server);
    await app.register(probeRoutes({ isReady, serviceOrigins }));
    await app.register(releaseFileRoutes({ ...options, isShared: config.sharesReleases }));
    await app.register(remoteRoutes(options));
    await app.register(testerRoutes({ ...options, readClientHeaders }));
    if (liveReload) await app.register(liveReload.routes, { liveRelease });
    const callService = await createCallService(app, { ...options, serviceOrigins, responseCache, readClientHeaders });
    // While a service is unreachable, the proxy warns about every call, and a crowd would fill the log.
    const logLevel = options.log.level === 'silent' ? 'silent' : 'error';
    await app.register(siteRoutes({ ...options, callService, readClientHeaders, isDevelopment }), { logLevel });
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
