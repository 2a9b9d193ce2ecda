import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { appOptions, clientTimeouts, refuseOtherMethods } from '@site/service/http/app-options';
import type { HttpError } from '@site/service/http/http-errors';
import { type FastifyInstance, fastify } from 'fastify';
import { createAssets } from '../files/assets.ts';
import type { EdgeContext, EdgeOptions } from './edge-context.ts';
import { createErrorHandlers } from './errors.ts';
import { createRequestCheck } from './request-check.ts';
import { probeRoutes } from './routes/probes.ts';
import { releaseFileRoutes } from './routes/release-files.ts';
import { remoteRoutes } from './routes/remotes.ts';
import { reportRoutes } from './routes/reports.ts';
import { siteRoutes } from './routes/site.ts';
import { securityHeaders } from './security-headers.ts';
import { createSendPage } from './send.ts';
import { sendFromMemory } from './send-from-memory.ts';
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

/** Four times what the request check accepts, so that the edge answers, and can see who asked. Beyond it Node's parser gives up. */
const maxHeaderSize = 64 * 1_024;

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
    sendPage: createSendPage(commonHeaders),
    commonHeaders,
    readClientHeaders: createReadClientHeaders(config, options.clientAddress),
  };

  /** A page that cannot be sent costs its own response: Fastify answers it. Thrown here, outside any handler, an error would end the process. */
  function trySendFromMemory(request: IncomingMessage, response: ServerResponse): string | undefined {
    try {
      return sendFromMemory(context, request, response);
    } catch (err) {
      log.error({ err }, 'A page or file in memory could not be sent');
      if (response.headersSent) response.destroy();
      return undefined;
    }
  }

  const app = fastify({
    ...appOptions({ trustsTrace: config.trustedProxies !== undefined }),
    trustProxy: config.trustedProxies ?? false,
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
        const route = refusal ? undefined : trySendFromMemory(request, response);
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

async function addRoutes(app: FastifyInstance, context: EdgeContext): Promise<void> {
  const { log, liveReload } = context;
  await refuseOtherMethods(app, async () => {
    await app.register(probeRoutes, context);
    await app.register(releaseFileRoutes, context);
    await app.register(remoteRoutes, context);
    await app.register(reportRoutes, context);
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
