import {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyPluginOptions,
  fastify,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { refuseOtherMethods } from './allowed-methods.ts';
import { answerBrokenConnection } from './broken-connection.ts';
import { allowPagesOf } from './cross-origin.ts';
import { tagAnswer } from './entity-tag.ts';
import { answerError, answerNotFound } from './error-envelope.ts';
import { hangUpWhenStopping } from './hang-up.ts';
import { type Probes, probeRoutes } from './probe-routes.ts';
import { type LogLevel, logAnswer, logOptions } from './service-log.ts';
import { compileValibot, type ValibotProvider } from './valibot-compiler.ts';

export type ServiceRoutes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ValibotProvider>;

export interface ServiceOptions extends Probes {
  /** All under `/api/v1` or `/uploads`; each route names its whole path. */
  routes: ServiceRoutes;
  /** Bytes of a request's body. */
  bodyLimit?: number;
  logLevel?: LogLevel;
  /** Another origin whose pages may call. */
  pageOrigin?: string | undefined;
  /** Called once when the last request has been answered. */
  close: () => Promise<void>;
}

/** A service as the site runs it: JSON in and out, one error envelope, limits, probes, entity tags. */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(options.logLevel ?? 'info'),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit ?? 32_768,
    requestTimeout: 10_000,
    // A request on a kept connection is answered even while the service stops; Fastify's own 503 is not in the envelope.
    return503OnClosing: false,
    // Node looks for late headers only every 30 s by default: a slow socket would live 31 s.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: answerError,
  });
  // A cross-site form may post text/plain without asking first; only JSON is read here.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValibot);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  if (options.pageOrigin) app.addHook('onRequest', allowPagesOf(options.pageOrigin));
  app.addHook('onSend', tagAnswer);
  app.addHook('onResponse', logAnswer);
  hangUpWhenStopping(app);
  app.addHook('onClose', options.close);
  await refuseOtherMethods(app, async () => {
    await app.register(probeRoutes(options));
    await app.register(options.routes);
  });
  return app;
}
