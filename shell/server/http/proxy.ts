import { type IncomingMessage, Agent as PlainAgent, request as sendPlain } from 'node:http';
import { Agent as SecureAgent, request as sendSecure } from 'node:https';
import type { Exchange } from './exchange.ts';
import { readBody } from './read-body.ts';
import { refuseCall } from './refuse-body.ts';
import { type Reply, sendRefusal } from './send.ts';

/** A service must begin its answer within this time; the browser gives an enquiry 15 s. */
const answerTimeoutMs = 14_000;

// A connection that rests as long is closed here, before the service does (72 s): a POST would meet the end of it.
const pools = { keepAlive: true, maxSockets: 64, timeout: answerTimeoutMs };
const plain = { send: sendPlain, agent: new PlainAgent(pools) };
const secure = { send: sendSecure, agent: new SecureAgent(pools) };

// These belong to one connection, not to the message (RFC 9110, 7.6.1). `expect` is met: the body is here.
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Hears of a service's answer, and of the headers that the visitor gets. */
type OnAnswer = (incoming: IncomingMessage, headers: Record<string, unknown>) => void;

/**
 * Forwards a request to a service and its answer back; if the service is away, answers 503. The body is read before the service is asked,
 * so that slow bodies hold none of its connections.
 */
export async function proxy(exchange: Exchange, origin: string, onAnswer: OnAnswer = () => {}): Promise<void> {
  const { request, response, clientHeaders, commonHeaders, bodyLimits } = exchange;
  const body = hasBody(request) ? await readBody(request, bodyLimits) : '';
  if (typeof body === 'number') return refuseCall(exchange, body);
  const target = new URL(request.url ?? '/', origin);
  const { send, agent } = target.protocol === 'https:' ? secure : plain;
  const outgoing = send(target, {
    agent,
    method: request.method,
    headers: {
      ...without(request.headers, hopByHop),
      ...clientHeaders(),
      host: target.host,
      ...(body && { 'content-length': body.length }),
    },
  });
  const giveUp = () => void outgoing.destroy(new Error('timeout'));
  // It may wait for a connection; once it has one, `timeout` tells that the service rests in the middle of an answer.
  const timer = setTimeout(giveUp, answerTimeoutMs);
  outgoing.on('timeout', giveUp);
  outgoing.on('response', (incoming) => {
    clearTimeout(timer);
    const passedOn = { ...without(incoming.headers, hopByHop), ...commonHeaders };
    response.writeHead(incoming.statusCode ?? 502, passedOn);
    onAnswer(incoming, passedOn);
    incoming.pipe(response);
    incoming.on('error', () => response.destroy());
  });
  outgoing.on('error', () => {
    clearTimeout(timer);
    if (response.headersSent) response.destroy();
    else answerUnavailable(exchange);
  });
  response.on('close', () => outgoing.destroy());
  outgoing.end(body);
}

export function answerUnavailable(exchange: Reply): void {
  const words = 'Our service is not answering at the moment. Please try again in a minute.';
  sendRefusal(exchange, 503, ['service_unavailable', words], { 'retry-after': '30' });
}

function hasBody({ headers }: Exchange['request']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function without<Headers extends Record<string, unknown>>(headers: Headers, names: string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers; // a subset of the same headers
}
