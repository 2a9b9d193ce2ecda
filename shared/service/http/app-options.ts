import type { IncomingMessage } from 'node:http';
import { LogController } from 'fastify';
import { traceOf } from './trace.ts';

/** How long a client may take, in milliseconds. */
export const clientTimeouts = {
  /** For the head of a request. */
  headersTimeout: 5_000,
  /** For a request with its body. */
  requestTimeout: 10_000,
  /** How often both are looked at. Node's own 30 s would let a slow connection live for half a minute longer. */
  connectionsCheckingInterval: 1_000,
};

/** What every HTTP application of the site asks of Fastify, the edge included. */
export function appOptions({ trustsTrace = true }: { trustsTrace?: boolean } = {}) {
  const { requestTimeout, ...http } = clientTimeouts;
  return {
    /** A request's id is that of its trace. */
    genReqId: (request: Pick<IncomingMessage, 'headers'>) => traceOf(request, trustsTrace),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    // As long as the edge lets a path be. At Fastify's own 100 characters a post with a long name is an error of the caller, not one that is
    // not there.
    routerOptions: { maxParamLength: 2_048 },
    requestTimeout,
    http,
    // Requests on open connections are still answered while the application stops.
    return503OnClosing: false,
  };
}
