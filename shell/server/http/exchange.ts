import type { IncomingMessage, ServerResponse } from 'node:http';
import { nextTraceparent } from '@site/service/trace';
import type { PickedRelease } from '../releases/release-picker.ts';
import type { EdgeConfig } from '../settings.ts';
import type { ClientAddress } from './client-address.ts';
import type { BodyLimits } from './read-body.ts';

/** One request and its response, with what handlers need to know of them. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** As it was sent, neither decoded nor normalised. */
  pathname: string;
  /** Without its question mark. */
  query: string;
  /** Headers of every answer. */
  commonHeaders: Record<string, string>;
  /** `traceparent` of W3C Trace Context for what this request causes. */
  traceparent: () => string;
  bodyLimits: BodyLimits;
  /** What services are told of the visitor. */
  clientHeaders: () => Record<string, string>;
}

export interface ReleaseExchange extends Exchange {
  picked: PickedRelease;
}

/** Answers the request and returns true, or leaves it to the next handler. */
export type Handler<In extends Exchange = Exchange> = (exchange: In) => boolean | Promise<boolean>;

interface ExchangeOptions extends Pick<Exchange, 'request' | 'response' | 'commonHeaders' | 'bodyLimits'> {
  config: Pick<EdgeConfig, 'trustsProxy' | 'siteUrl'>;
  addressOf: ClientAddress['of'];
}

export function createExchange(options: ExchangeOptions): Exchange {
  const { request, response, config, commonHeaders, bodyLimits, addressOf } = options;
  const { url = '/', method = 'GET' } = request;
  // Only the first question mark divides: a query may hold more of them.
  const mark = url.indexOf('?');
  const [pathname, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  let made: string | undefined;
  const traceparent = () => {
    made ??= nextTraceparent(config.trustsProxy ? request.headers.traceparent : undefined);
    return made;
  };
  return {
    request,
    response,
    method,
    pathname,
    query,
    commonHeaders,
    bodyLimits,
    // Functions, because most requests are answered from memory and never need them.
    traceparent,
    clientHeaders: () => ({
      'x-client-address': addressOf(request),
      ...clientHeaders(request, config),
      traceparent: traceparent(),
    }),
  };
}

/** Whether a program asked, which reads answers in the API's envelope. */
export function isCall({ pathname }: Pick<Exchange, 'pathname'>): boolean {
  return pathname.startsWith('/api/');
}

/** Tries the handlers in order. Returns whether one of them answered. */
export async function firstToAnswer<In extends Exchange>(handlers: Handler<In>[], exchange: In): Promise<boolean> {
  for (const handler of handlers) if (await handler(exchange)) return true;
  return false;
}

/** Services trust these headers, so whatever came from outside is overwritten. */
function clientHeaders({ headers }: IncomingMessage, { siteUrl }: Pick<EdgeConfig, 'siteUrl'>): Record<string, string> {
  return {
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': siteUrl.startsWith('https:') ? 'https' : 'http',
    ...(headers.origin && { origin: headers.origin }),
    ...(headers['sec-fetch-site'] && { 'sec-fetch-site': String(headers['sec-fetch-site']) }),
  };
}
