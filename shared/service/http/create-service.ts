import {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyPluginOptions,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchemaCompiler,
  type FastifyTypeProvider,
  fastify,
  type RawServerDefault,
} from 'fastify';
import * as v from 'valibot';
import { UnusableDatabase } from '../database/database-errors.ts';
import { logOptions, logRequests, requestLog } from '../process/log.ts';
import { type Metrics, measureService } from '../process/metrics.ts';
import { isClosing } from '../process/server.ts';
import { errorCode } from '../process/system-errors.ts';
import type { Monitoring } from '../settings/settings.ts';
import { appOptions, createClientErrors, refuseOtherMethods } from './app-options.ts';
import { tagResponse } from './headers.ts';
import { HttpError, invalidInput, sendError } from './http-errors.ts';

export type ServiceRoutes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ValibotProvider>;

interface ServiceOptions extends Probes, Monitoring {
  /** Each route states its full path, under a prefix that the part's table claims. */
  routes: ServiceRoutes;
  /** The site's origin, if it differs from the service's: pages of that origin may call. */
  pageOrigin?: string;
  /** Adds metrics that only this service has. */
  report?: (metrics: Metrics) => void;
  /** Called once, after the last request has been answered. */
  close: () => Promise<void>;
}

/**
 * A Fastify service with what all services share: JSON in and out, one error envelope, limits, probes, entity tags.
 * @example
 * const app = await createService({ name: 'blog', version: '1.1', routes: postRoutes(posts), isReady, revision, close });
 * await app.listen({ port: 4001 });
 */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const { name, isReady, metricsAddress: address, report, logsRequests } = options;
  const clientErrors = createClientErrors();
  const app = fastify({
    ...appOptions(),
    logger: logOptions(options.logLevel ?? 'info'),
    bodyLimit: 32_768,
    frameworkErrors: sendError,
    clientErrorHandler: clientErrors.handle,
  });
  app.addHook('onRequest', async (request, reply) => clientErrors.track({ request: request.raw, response: reply.raw }));
  // A cross-site form can post text/plain without a preflight request; only JSON is read here.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValibot);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'not_found', 'There is nothing at this address.');
  });
  if (options.pageOrigin) app.addHook('onRequest', allowPagesOf(options.pageOrigin));
  app.addHook('onSend', tagResponse);
  app.addHook('onResponse', logRequests(logsRequests ? requestLog(app.log, name, polledPaths) : undefined));
  if (address) measureService(app, { name, isReady, address, report });
  app.addHook('onClose', options.close);
  await refuseOtherMethods(app, async () => {
    await app.register(probeRoutes(options));
    await app.register(options.routes);
  });
  return app;
}

interface Probes {
  name: string;
  /** Version of the API, which a part's route table asks for. */
  version: string;
  /** The former major version of the API, while the service still answers it. */
  previousVersion?: string;
  isReady: () => Promise<boolean>;
  /** Warnings for a person, shown by `/_/ready`, which do not make the service unready. */
  notices?: () => Promise<string[]>;
  /** Changes whenever the response to any GET changes. The edge asks every second, so it must be cheap. */
  revision: () => Promise<string>;
}

/** Paths that supervisors and edges request about every second. */
export const polledPaths = ['/_/live', '/_/ready', '/revision'];

function probeRoutes({ name, version, previousVersion, isReady, notices, revision }: Probes): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/_/live', async () => ({ status: 'success', data: { name, version, previousVersion } }));
    app.get('/_/ready', async () => {
      // An unreachable database makes the service not ready; it is not an internal error.
      const failure = await isReady().then(
        (isUp) => !isUp,
        (error: unknown) => error,
      );
      if (failure instanceof UnusableDatabase) throw notReady(failure.message);
      const why = errorCode(failure);
      if (failure || isClosing(app.server)) throw notReady(`The ${name} service is not ready${why && `: ${why}`}.`);
      const messages = (await notices?.()) ?? [];
      return { status: 'success', data: { name, version, ...(messages.length > 0 && { notices: messages }) } };
    });
    app.get('/revision', async () => ({ status: 'success', data: { revision: await revision() } }));
  };
}

/** Not logged: asked every second, it would fill the log. */
function notReady(message: string): HttpError {
  return new HttpError(503, 'not_ready', message, { headers: { 'retry-after': '5' }, isFailure: false });
}

/** Types a request by its route's Valibot schemas. */
interface ValibotProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

const compileValibot: FastifySchemaCompiler<v.GenericSchema> = ({ schema, httpPart }) => {
  return (input) => {
    const result = v.safeParse(schema, input, { abortPipeEarly: true });
    return result.success ? { value: result.output } : { error: invalidInput(httpPart, fieldsOf(result.issues)) };
  };
};

function fieldsOf(issues: v.GenericIssue[]): Record<string, string> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path?.[0]?.key;
    if (typeof field === 'string' && !messages.has(field)) messages.set(field, issue.message);
  }
  return Object.fromEntries(messages);
}

/**
 * CORS for one origin, without cookies: its pages may read responses and send preflight requests. Other origins get no
 * CORS headers.
 */
function allowPagesOf(origin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('vary', 'origin');
    if (request.headers.origin !== origin) return;
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return;
    return reply.code(204).headers(permissions).send();
  };
}

const permissions = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'content-type, idempotency-key, x-xsrf-token',
  // Two hours, the longest that Chromium caches a preflight response.
  'access-control-max-age': '7200',
};
