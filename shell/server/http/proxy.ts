import { Agent as PlainAgent, request as sendPlain } from 'node:http';
import { Agent as SecureAgent, request as sendSecure } from 'node:https';
import { failure } from '@site/contracts/envelope';
import type { Exchange } from './exchange.ts';

/** A service must begin its answer within this time; the browser gives an enquiry 15 s. */
const answerTimeoutMs = 14_000;

const pools = { keepAlive: true, maxSockets: 64 };
const plain = { send: sendPlain, agent: new PlainAgent(pools) };
const secure = { send: sendSecure, agent: new SecureAgent(pools) };

// These belong to one connection, not to the message (RFC 9110, 7.6.1).
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Forwards a request to a service and its answer back. Never throws: if the service is away, answers 503. */
export function proxy({ request, response, clientHeaders, commonHeaders }: Exchange, origin: string): void {
  const target = new URL(request.url ?? '/', origin);
  const { send, agent } = target.protocol === 'https:' ? secure : plain;
  const outgoing = send(target, {
    agent,
    method: request.method,
    headers: { ...without(request.headers, hopByHop), ...clientHeaders(), host: target.host },
  });
  const timer = setTimeout(() => outgoing.destroy(new Error('timeout')), answerTimeoutMs);
  outgoing.on('response', (incoming) => {
    clearTimeout(timer);
    response.writeHead(incoming.statusCode ?? 502, { ...without(incoming.headers, hopByHop), ...commonHeaders });
    incoming.pipe(response);
    incoming.on('error', () => response.destroy());
  });
  outgoing.on('error', () => {
    clearTimeout(timer);
    if (response.headersSent) response.destroy();
    else answerUnavailable({ response, commonHeaders });
  });
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

export function answerUnavailable({ response, commonHeaders }: Pick<Exchange, 'response' | 'commonHeaders'>): void {
  const body = JSON.stringify(
    failure('service_unavailable', 'This service does not answer just now. Please try again in a minute.'),
  );
  response.writeHead(503, {
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '30',
  });
  response.end(body);
}

function without<Headers extends Record<string, unknown>>(headers: Headers, names: string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers; // a subset of the same headers
}
