import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PickedRelease } from '../releases/release-picker.ts';
import type { EdgeConfig } from '../settings.ts';

/** One request and the response to it, with what every handler asks about them. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** As it was sent: neither decoded nor tidied up. */
  pathname: string;
  /** Without its question mark. */
  query: string;
  /** Headers of every answer. */
  commonHeaders: Record<string, string>;
  /** What services are told of the visitor. */
  clientHeaders: () => Record<string, string>;
}

export interface ReleaseExchange extends Exchange {
  picked: PickedRelease;
}

/** Answers the request and says so, or leaves it to the next handler. */
export type Handler<In extends Exchange = Exchange> = (exchange: In) => boolean | Promise<boolean>;

export function createExchange(
  request: IncomingMessage,
  response: ServerResponse,
  config: Pick<EdgeConfig, 'trustsProxy' | 'siteUrl'>,
  commonHeaders: Record<string, string>,
): Exchange {
  const { url = '/', method = 'GET' } = request;
  const [pathname = '/', query = ''] = url.split('?', 2);
  return {
    request,
    response,
    method,
    pathname,
    query,
    commonHeaders,
    // Not made yet: most requests are answered from memory.
    clientHeaders: () => clientHeaders(request, config),
  };
}

/** Tries the handlers in their order; answers whether one of them took the request. */
export async function firstToAnswer<In extends Exchange>(handlers: Handler<In>[], exchange: In): Promise<boolean> {
  for (const handler of handlers) if (await handler(exchange)) return true;
  return false;
}

/** The edge is the only one who may say these, so what came from outside is overwritten. */
function clientHeaders(
  { headers, socket }: IncomingMessage,
  { trustsProxy, siteUrl }: Pick<EdgeConfig, 'trustsProxy' | 'siteUrl'>,
): Record<string, string> {
  const forwarded = trustsProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return {
    'x-client-address': forwarded || (socket.remoteAddress ?? ''),
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': siteUrl.startsWith('https:') ? 'https' : 'http',
    ...(headers.origin && { origin: headers.origin }),
    ...(headers['sec-fetch-site'] && { 'sec-fetch-site': String(headers['sec-fetch-site']) }),
  };
}
