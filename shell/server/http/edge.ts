import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { appOptions, clientTimeouts, refuseOtherMethods } from '@site/service/http/app-options';
import { HttpError, methodNotAllowed } from '@site/service/http/http-errors';
import { type FastifyInstance, fastify } from 'fastify';
import { createAssets } from '../files/assets.ts';
import { withoutQuery } from '../request-target.ts';
import type { EdgeConfig } from '../settings.ts';
import type { EdgeContext, EdgeOptions } from './edge-context.ts';
import { createErrorHandlers } from './errors.ts';
import { isProbe, probeRoutes } from './routes/probes.ts';
import { releaseFileRoutes } from './routes/release-files.ts';
import { remoteRoutes } from './routes/remotes.ts';
import { reportRoutes } from './routes/reports.ts';
import { siteRoutes } from './routes/site.ts';
import { testerRoutes } from './routes/testers.ts';
import { securityHeaders } from './security-headers.ts';
import { createSendPage } from './send.ts';
import { createReadClientHeaders } from './visitor.ts';

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
 * @param limits Overrides for tests.
 * @example
 * const edge = await createEdge(options);
 * await edge.listen({ port: 8080 });
 */
export async function createEdge(options: EdgeOptions, limits: Partial<SocketLimits> = {}): Promise<FastifyInstance> {
  const { config, log, requestWatch } = options;
  const commonHeaders = securityHeaders(config);
  const errors = createErrorHandlers(commonHeaders, options.liveReload?.scriptPath);
  const checkRequest = createRequestCheck(config);
  const refusals = new WeakMap<IncomingMessage, HttpError>();
  const context: EdgeContext = {
    ...options,
    assets: createAssets(options.store, options.memory),
    sendPage: createSendPage(commonHeaders, options.sharedCache),
    commonHeaders,
    readClientHeaders: createReadClientHeaders(config, options.clientAddress),
  };

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
      createLimitedServer({ ...socketLimits, ...limits }, (request, response) => {
        const refusal = checkRequest(request);
        if (refusal) refusals.set(request, refusal);
        const route = refusal ? undefined : sendFromMemory(context, request, response);
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
  await addRoutes(app, context);
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

/**
 * Sends a page or file that is in memory, without a promise: most requests end here. Returns the pattern of its route, if it has sent one.
 */
function sendFromMemory(
  { pickRelease, pages, assets, sendPage, commonHeaders }: EdgeContext,
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

async function addRoutes(app: FastifyInstance, context: EdgeContext): Promise<void> {
  const { log, liveReload } = context;
  await refuseOtherMethods(app, async () => {
    await app.register(probeRoutes, context);
    await app.register(releaseFileRoutes, context);
    await app.register(remoteRoutes, context);
    await app.register(reportRoutes, context);
    await app.register(testerRoutes, context);
    if (liveReload) await app.register(liveReload.routes, context);
    // While a service is unreachable, the proxy warns about every call, and a crowd would fill the log.
    const logLevel = log.level === 'silent' ? 'silent' : 'error';
    await app.register(siteRoutes, { ...context, logLevel });
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
