import {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyPluginOptions,
  fastify,
  type RawServerDefault,
} from 'fastify';
import { measureService } from '../metrics/measure-service.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { logAnswers, logOptions, requestLog } from '../process/service-log.ts';
import type { Watched } from '../settings/watched.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import { appOptions } from './app-options.ts';
import { answerBrokenConnection } from './broken-connection.ts';
import { allowPagesOf } from './cross-origin.ts';
import { tagAnswer } from './entity-tag.ts';
import { answerError, answerNotFound } from './error-envelope.ts';
import { type Probes, polledPaths, probeRoutes } from './probe-routes.ts';
import { compileValibot, type ValibotProvider } from './valibot-compiler.ts';

export type ServiceRoutes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ValibotProvider>;

interface ServiceOptions extends Probes, Watched {
  /** Each route states its full path, under `/api/v1` or `/uploads`. */
  routes: ServiceRoutes;
  /** Largest request body, in bytes. */
  bodyLimit?: number;
  /** The site's origin, where it differs from the service's: its pages may call. */
  pageOrigin?: string | undefined;
  /** Adds what only this service can tell to its metrics. */
  report?: (metrics: Metrics) => void;
  /** Called once, after the last request has been answered. */
  close: () => Promise<void>;
}

/** A Fastify service with what all services share: JSON in and out, one error envelope, limits, probes, entity tags. */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const { name, isReady, metrics: place, report, logsRequests } = options;
  const app = fastify({
    ...appOptions(),
    logger: logOptions(options.logLevel ?? 'info'),
    bodyLimit: options.bodyLimit ?? 32_768,
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
  app.addHook('onResponse', logAnswers(logsRequests ? requestLog(app.log, name, polledPaths) : undefined));
  if (place) measureService(app, { name, isReady, place, report });
  app.addHook('onClose', options.close);
  await refuseOtherMethods(app, async () => {
    await app.register(probeRoutes(options));
    await app.register(options.routes);
  });
  return app;
}
