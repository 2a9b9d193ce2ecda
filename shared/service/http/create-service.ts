import {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyPluginOptions,
  fastify,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { type LogLevel, logAnswer, logOptions } from '../process/service-log.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import { answerBrokenConnection } from './broken-connection.ts';
import { allowPagesOf } from './cross-origin.ts';
import { tagAnswer } from './entity-tag.ts';
import { answerError, answerNotFound } from './error-envelope.ts';
import { type Probes, probeRoutes } from './probe-routes.ts';
import { compileValibot, type ValibotProvider } from './valibot-compiler.ts';

export type ServiceRoutes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ValibotProvider>;

interface ServiceOptions extends Probes {
  /** Each route states its full path, under `/api/v1` or `/uploads`. */
  routes: ServiceRoutes;
  /** Largest request body, in bytes. */
  bodyLimit?: number;
  logLevel?: LogLevel;
  /** The site's origin, where it differs from the service's: its pages may call. */
  pageOrigin?: string | undefined;
  /** Called once, after the last request has been answered. */
  close: () => Promise<void>;
}

/** A Fastify service with what all services share: JSON in and out, one error envelope, limits, probes, entity tags. */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(options.logLevel ?? 'info'),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit ?? 32_768,
    requestTimeout: 10_000,
    // Requests on open connections are still answered while the service stops; Fastify's own 503 would not use the
    // envelope.
    return503OnClosing: false,
    // By default Node checks for slow headers only every 30 s, so a slow socket could live for 35 s.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: answerError,
  });
  // A cross-site form can post text/plain without a preflight request; only JSON is read here.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValibot);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  if (options.pageOrigin) app.addHook('onRequest', allowPagesOf(options.pageOrigin));
  app.addHook('onSend', tagAnswer);
  app.addHook('onResponse', logAnswer);
  app.addHook('onClose', options.close);
  await refuseOtherMethods(app, async () => {
    await app.register(probeRoutes(options));
    await app.register(options.routes);
  });
  return app;
}
