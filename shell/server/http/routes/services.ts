import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { ServiceEntry } from '@site/contracts/part';
import { isKnown } from '@site/service/http/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedResponse, createResponseCache } from '../../caching/response-cache.ts';
import { testerCookieName, visitCookieName } from '../../releases/release-cookies.ts';
import { serviceUnavailable } from '../errors.ts';
import type { PipelineContext } from '../pipeline-context.ts';
import { clientHeaders } from '../site-request.ts';

/** For the beginning of a response and for any pause within it. Less than `callTimeouts.post`, so that the browser gets our answer. */
const responseTimeoutMs = 13_000;

/** For a machine that is gone, which does not even refuse the connection. */
const connectTimeoutMs = 2_000;

/** A service is unreachable for a quarter of a second while another build of it takes over, on a busy machine for more than one. */
const reconnect = { maxAttempts: 20, pauseMs: 100 };

// These belong to one connection, not to the message (RFC 9110, 7.6.1). `expect` is fulfilled: the body has arrived.
const hopByHop = [
  ...['connection', 'expect', 'keep-alive', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
];

/**
 * What a service may tell browsers about its own answer. Its answers are as foreign as a visitor's: `clear-site-data`, `refresh` or
 * `service-worker-allowed` would act on the whole site.
 */
const passedHeaders = [
  ...['content-type', 'content-length', 'content-encoding', 'content-language', 'content-disposition'],
  ...['accept-ranges', 'content-range', 'cache-control', 'etag', 'last-modified', 'expires', 'vary'],
  ...['location', 'allow', 'retry-after', 'link', 'x-robots-tag'],
  ...['access-control-allow-origin', 'access-control-allow-methods', 'access-control-allow-headers'],
  ...['access-control-max-age', 'access-control-expose-headers'],
  // A service may let pages of other origins show its pictures.
  'cross-origin-resource-policy',
];

/** The edge's own cookies choose a visitor's release. */
const edgeCookies = [testerCookieName, visitCookieName].flatMap((name) => [name, `__Host-${name}`]);

export type ServiceContext = Pick<PipelineContext, 'config' | 'memory'>;

/**
 * Forwards a request to a service and its response back; answers 503 if the service is unreachable. The edge reads the body first, so that
 * slow clients hold none of the service's connections. Responses that are the same for everybody are cached while the service allows it.
 */
export async function createCallService(app: FastifyInstance, { config, memory }: ServiceContext) {
  const responseCache = createResponseCache(memory);
  await app.register(replyFrom, {
    undici: {
      headersTimeout: responseTimeoutMs,
      bodyTimeout: responseTimeoutMs,
      connect: { timeout: connectTimeoutMs },
      // Unlimited: behind a limit, requests would queue for each other while a service hangs.
      connections: null,
    },
    destroyAgent: true,
    disableRequestLogging: true,
    disableCache: true,
    // Never by itself: the service may have acted on what it received. By default a GET that is answered 503 is sent ten more times.
    retryMethods: [],
  });

  return ({ name, cookies = [] }: ServiceEntry, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const origin = config.serviceOrigins[name];
    if (!origin) throw serviceUnavailable();
    const url = origin + request.url;
    const isCacheable = request.method === 'GET';
    const cached = isCacheable ? responseCache.find(url) : undefined;
    if (cached) return sendCached(request, reply, cached);
    const body = request.body as Buffer | undefined; // the one parser of the edge makes buffers
    return reply.from(origin + request.site.pathname, {
      ...(body && { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }),
      rewriteRequestHeaders: (_request, headers) => ({
        ...without(headers, body ? hopByHop : [...hopByHop, 'content-length']),
        ...clientHeaders(request, config),
      }),
      rewriteHeaders: (headers) => passedOn(headers, cookies),
      onResponse(_request, _reply, { stream }) {
        const copy = isCacheable && responseCache.copyFor(url, reply);
        // Fastify gets errors through the copy, and closes the connection.
        reply.send(copy ? pipeline(stream, copy, () => {}) : stream);
      },
      // Nothing has been sent yet where the connection was refused, so this is safe for a form too.
      retryDelay: ({ err, attempt }) =>
        err && isRefused(err) && attempt < reconnect.maxAttempts ? reconnect.pauseMs : null,
      onError: () => void reply.send(serviceUnavailable()),
    });
  };
}

function isRefused(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNREFUSED';
}

function sendCached(request: FastifyRequest, reply: FastifyReply, { headers, body }: CachedResponse): FastifyReply {
  reply.headers(headers);
  if (!headers.etag || !isKnown(headers.etag, request.headers['if-none-match'])) return reply.send(body);
  return reply.removeHeader('content-type').removeHeader('content-length').code(304).send();
}

/** @param allowed names of the cookies that the service may set */
function passedOn(headers: IncomingHttpHeaders, allowed: string[]): IncomingHttpHeaders {
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => passedHeaders.includes(name)));
  // One cookie is a string, whatever Node's type says.
  const cookies = [headers['set-cookie'] ?? []].flat();
  const passedCookies = cookies.filter((line) => {
    const name = line.split('=')[0]?.trim() ?? '';
    return allowed.includes(name) && !edgeCookies.includes(name);
  });
  return { ...passed, ...(passedCookies.length > 0 && { 'set-cookie': passedCookies }) };
}

function without<Headers extends Record<string, unknown>>(headers: Headers, names: string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers; // a subset of the same headers
}
