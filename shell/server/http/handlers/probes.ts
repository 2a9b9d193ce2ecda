import type { Exchange, Handler } from '../exchange.ts';
import { answerUnavailable } from '../proxy.ts';
import { send, sendText } from '../send.ts';

export const probePaths = ['/_/live', '/_/ready'];

/** `/_/live`: the process answers. `/_/ready`: it has a release to answer with; a balancer asks this one. */
export function answerProbe(isReady: () => boolean): (exchange: Exchange) => boolean {
  return (exchange) => {
    const { pathname } = exchange;
    if (!probePaths.includes(pathname)) return false;
    if (pathname === '/_/live' || isReady()) sendText(exchange, 200, 'yes\n');
    else sendText(exchange, 503, 'no\n', { 'retry-after': '5' });
    return true;
  };
}

/** What a service that is there takes milliseconds to answer. */
const serviceTimeoutMs = 2_000;

/** `/_/live/NAME`: the version of a service behind the site, for the gate of somebody who reaches it no other way. */
export function answerForServices(serviceOrigins: Record<string, string>): Handler {
  return async (exchange) => {
    const [, name = ''] = /^\/_\/live\/([a-z][a-z0-9-]*)$/.exec(exchange.pathname) ?? [];
    const origin = Object.hasOwn(serviceOrigins, name) ? serviceOrigins[name] : undefined;
    if (!origin) return false;
    const answer = await fetch(`${origin}/_/live`, { signal: AbortSignal.timeout(serviceTimeoutMs) }).catch(
      () => undefined,
    );
    if (!answer?.ok) answerUnavailable(exchange);
    else
      send(
        exchange,
        200,
        { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
        await answer.text(),
      );
    return true;
  };
}
