import type { ServerResponse } from 'node:http';
import { siteConfig } from '@site/brand/site.config';
import { appOptions, clientTimeouts, refuseOtherMethods } from '@site/service/http/app-options';
import { type FastifyInstance, fastify } from 'fastify';
import { createAssets } from '../files/assets.ts';
import { createErrorHandlers } from './errors.ts';
import { createCostlyLimit } from './limit-costly.ts';
import type { PipelineContext, PipelineOptions } from './pipeline-context.ts';
import { createRequestCheck } from './request-check.ts';
import { probeRoutes } from './routes/probes.ts';
import { releaseFileRoutes } from './routes/release-files.ts';
import { remoteRoutes } from './routes/remotes.ts';
import { reportRoutes } from './routes/reports.ts';
import { siteRoutes } from './routes/site.ts';
import { securityHeaders } from './security-headers.ts';

/** All in milliseconds. */
const socketLimits = {
  ...clientTimeouts,
  /** For an idle connection. A proxy must close its own sooner: see OPERATIONS. */
  keepAliveTimeout: 8_000,
  /** For a client that reads nothing of a response; once it has read the first bytes, Node waits twice as long. */
  stallTimeout: 5_400,
};

export type SocketLimits = typeof socketLimits;

/** Four times what the request check accepts, so that the edge answers, and can see who asked. Beyond it Node's parser gives up. */
const maxHeaderSize = 64 * 1_024;

/**
 * The way of every request through the edge: hooks in this order, each named for its job, then the routes. `routes/site.ts` has the hooks
 * and routes of all that depends on the visitor's release.
 * @param limits Overrides for tests.
 */
export async function createPipeline(
  options: PipelineOptions,
  limits: Partial<SocketLimits> = {},
): Promise<FastifyInstance> {
  const { config, log, requestWatch, liveReload } = options;
  const commonHeaders = securityHeaders(config);
  const errors = createErrorHandlers(commonHeaders, liveReload?.scriptPath);
  const findRefusal = createRequestCheck(config);
  const { stallTimeout, headersTimeout, connectionsCheckingInterval, ...timeouts } = { ...socketLimits, ...limits };
  const app = fastify({
    ...appOptions({ trustsTrace: config.trustedProxies !== undefined }),
    ...timeouts,
    connectionTimeout: stallTimeout,
    http: { headersTimeout, connectionsCheckingInterval, maxHeaderSize },
    trustProxy: config.trustedProxies ?? false,
    loggerInstance: log,
    bodyLimit: siteConfig.maxFormBytes,
    // For an address that no route can have, before any hook.
    frameworkErrors(error, request, reply) {
      requestWatch?.record(request, reply);
      return errors.handleError(findRefusal(request.raw) ?? error, request, reply);
    },
    clientErrorHandler: errors.handleClientError,
  });
  // Node would otherwise answer it itself, without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.setErrorHandler(errors.handleError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);

  app.addHook('onRequest', async function watch(request, reply) {
    requestWatch?.record(request, reply);
    errors.trackBody(request.raw, reply.raw);
    reply.raw.on('timeout', closeStalled);
  });
  app.addHook('onRequest', async function protect(_request, reply) {
    reply.headers(commonHeaders);
  });
  app.addHook('onRequest', async function refuse({ raw }) {
    const refusal = findRefusal(raw);
    if (refusal) throw refusal;
  });
  await refuseOtherMethods(app, () =>
    addRoutes(app, {
      ...options,
      assets: createAssets(options.store, options.memory),
      countCostly: createCostlyLimit(),
    }),
  );
  return app;
}

async function addRoutes(app: FastifyInstance, context: PipelineContext): Promise<void> {
  const { log, liveReload } = context;
  await app.register(probeRoutes, context);
  await app.register(releaseFileRoutes, context);
  await app.register(remoteRoutes, context);
  await app.register(reportRoutes, context);
  if (liveReload) await app.register(liveReload.routes, context);
  // While a service is unreachable, the proxy warns about every call, and a crowd would fill the log.
  const logLevel = log.level === 'silent' ? 'silent' : 'error';
  await app.register(siteRoutes, { ...context, logLevel });
}

/** Closes a connection whose client reads nothing. Where nothing is left to send, the client waits for us, perhaps for a slow service. */
function closeStalled(this: ServerResponse) {
  if (this.socket && this.socket.writableLength > 0) this.socket.destroy();
}
