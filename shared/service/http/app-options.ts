import { type IncomingMessage, METHODS, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyInstance, LogController } from 'fastify';
import { traceOf } from './headers.ts';
import { methodNotAllowed } from './http-errors.ts';

/** How long a client may take, in milliseconds. */
export const clientTimeouts = {
  /** To send the headers of a request. */
  headersTimeout: 5_000,
  /** To send a request with its body. */
  requestTimeout: 10_000,
  /** How often both limits are checked. With Node's default of 30 s, a slow connection would live for half a minute longer. */
  connectionsCheckingInterval: 1_000,
};

/**
 * Fastify's options for every HTTP application of the site, the edge included.
 * @example
 * const app = fastify({ ...appOptions(), logger: logOptions('info') });
 */
export function appOptions({ trustsTrace = true }: { trustsTrace?: boolean } = {}) {
  const { requestTimeout, ...http } = clientTimeouts;
  return {
    /** A request's id is that of its trace. */
    genReqId: (request: Pick<IncomingMessage, 'headers'>) => traceOf(request, trustsTrace),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    // The edge's own limit for paths. With Fastify's limit of 100 characters, a post with a long slug would be a malformed
    // request instead of a missing page.
    routerOptions: { maxParamLength: 2_048 },
    requestTimeout,
    http,
    // Requests on open connections are still answered while the application stops.
    return503OnClosing: false,
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * For `clientErrorHandler`: whether a request that has arrived whole is being answered on this connection. Its answer goes out, because
 * something may be stored by then, and the connection ends with it: what followed the request was none.
 */
export function isAnswering({ request, response }: Exchange, socket: Socket): boolean {
  if (!request.complete || response.writableFinished) return false;
  response.once('close', () => socket.destroy());
  return true;
}

const statusesByCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Refuses what is no request, unless one before it is being answered. Call `track` with each request. */
export function createClientErrors() {
  const exchanges = new WeakMap<Socket, Exchange>();
  return {
    track: (exchange: Exchange) => void exchanges.set(exchange.request.socket, exchange),
    handle({ code = '' }: Error & { code?: string }, socket: Socket) {
      const exchange = exchanges.get(socket);
      if (exchange && isAnswering(exchange, socket)) return;
      if (code === 'ECONNRESET' || !socket.writable || exchange?.response.headersSent) return void socket.destroy();
      const status = statusesByCode[code] ?? 400;
      const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
      socket.end(head, () => socket.destroy());
    },
  };
}

// CONNECT names no address, so it never reaches a route.
const knownMethods = METHODS.filter((method) => method !== 'CONNECT');

/** Runs `addRoutes`, then answers 405 with `Allow` to every method that a registered path does not support. */
export async function refuseOtherMethods(app: FastifyInstance, addRoutes: () => Promise<void>): Promise<void> {
  const allowed = new Map<string, Set<string>>();
  let isCollecting = true;
  app.addHook('onRoute', ({ url, method }) => {
    if (!isCollecting) return;
    const methods = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    allowed.set(url, methods);
  });
  // For a method that is not registered, Fastify would answer 404.
  for (const method of knownMethods)
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  await addRoutes();
  isCollecting = false;
  for (const [url, methods] of allowed) if (methods.size < knownMethods.length) refuseAllBut(app, url, methods);
}

function refuseAllBut(app: FastifyInstance, url: string, methods: Set<string>) {
  const refuse = () => {
    throw methodNotAllowed([...methods].join(', '));
  };
  const refusedMethods = knownMethods.filter((method) => !methods.has(method));
  // In onRequest, before the body is read: there is no point in parsing it.
  app.route({ method: refusedMethods, url, onRequest: async () => refuse(), handler: refuse });
}
