import { STATUS_CODES } from 'node:http';
import { failure } from '@site/contracts/envelope';
import { type CompressedBody, encoded } from './compressed.ts';
import { bestEncoding } from './encoding.ts';
import type { Exchange } from './exchange.ts';
import { type FailureStatus, failurePage, failurePolicy } from './failure-page.ts';
import { isKnown } from './is-known.ts';
import { documentHeaders } from './security-headers.ts';

export type Reply = Pick<Exchange, 'request' | 'response' | 'commonHeaders'>;

/** Sends a finished body; HEAD gets its headers only. */
export function send(
  { request, response, commonHeaders }: Reply,
  status: number,
  headers: Record<string, string>,
  body: string | Buffer = '',
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, { ...commonHeaders, ...headers, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

export function sendText(exchange: Reply, status: number, text: string, headers: Record<string, string> = {}): void {
  send(
    exchange,
    status,
    { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    text,
  );
}

export function sendStatus(exchange: Reply, status: number): void {
  const { response, commonHeaders } = exchange;
  if (status === 204) response.writeHead(status, { ...commonHeaders, 'cache-control': 'no-store' }).end();
  else sendText(exchange, status, `${STATUS_CODES[status]}.\n`);
}

export function sendRedirect(
  exchange: Reply,
  status: number,
  address: { location: string; query?: string },
  headers: Record<string, string> = {},
): void {
  // Two leading slashes would name another host, and browsers read a backslash as one.
  const location = address.location.replace(/^[/\\]+/, '/') + (address.query ? `?${address.query}` : '');
  send(exchange, status, { ...headers, location, 'cache-control': 'no-store' });
}

export function sendCompressed(
  { request, response, commonHeaders }: Reply,
  { etag, bodies }: CompressedBody,
  headers: Record<string, string>,
): void {
  const about = { ...commonHeaders, ...headers, etag, vary: 'accept-encoding' };
  if (isKnown(request, etag)) {
    response.writeHead(304, about).end();
    return;
  }
  const encoding = bestEncoding(request.headers['accept-encoding']);
  const body = bodies[encoding];
  response.writeHead(200, {
    ...about,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends what nobody else gets, in the one encoding that the visitor prefers. */
export async function sendOnce(exchange: Reply, text: string, headers: Record<string, string>): Promise<void> {
  const encoding = bestEncoding(exchange.request.headers['accept-encoding']);
  const about = {
    ...headers,
    'cache-control': 'no-store',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  send(exchange, 200, about, await encoded(Buffer.from(text), encoding, 4));
}

/** Refuses a call in the API's envelope. */
export function sendRefusal(
  exchange: Reply,
  status: number,
  [code, message]: [code: string, message: string],
  headers: Record<string, string> = {},
): void {
  const about = { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  send(exchange, status, about, JSON.stringify(failure(code, message)));
}

/** Sends the page of last resort. */
export function sendFailure(exchange: Reply, status: FailureStatus, headers: Record<string, string> = {}): void {
  const about = {
    ...headers,
    ...documentHeaders,
    'content-security-policy': failurePolicy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  send(exchange, status, about, failurePage(status));
}
