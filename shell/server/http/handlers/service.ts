import { serviceOf } from '@site/contracts/addresses';
import type { KeptAnswer, KeptAnswers } from '../../caching/kept-answers.ts';
import type { Exchange, Handler, ReleaseExchange } from '../exchange.ts';
import { isKnown } from '../is-known.ts';
import { answerUnavailable, proxy } from '../proxy.ts';
import { send } from '../send.ts';

/** Forwards calls of the site's API, and requests for files of services, to the service that the release names. */
export function callService(serviceOrigins: Record<string, string>, answers: KeptAnswers): Handler<ReleaseExchange> {
  return async (exchange) => {
    const { request, method, picked, pathname } = exchange;
    const service = serviceOf(picked.release.services, pathname);
    if (!service) return false;
    const origin = serviceOrigins[service.name];
    const address = `${origin}${request.url}`;
    const kept = method === 'GET' ? answers.find(address) : undefined;
    if (kept) sendKept(exchange, kept);
    else if (!origin) answerUnavailable(exchange);
    else if (method === 'GET') await proxy(exchange, origin, (...answer) => answers.keep(address, ...answer));
    else await proxy(exchange, origin);
    return true;
  };
}

function sendKept(exchange: Exchange, { headers, etag, body }: KeptAnswer) {
  if (etag === undefined || !isKnown(exchange.request, etag)) return send(exchange, 200, headers, body);
  const { 'content-type': _type, 'content-length': _length, ...about } = headers;
  exchange.response.writeHead(304, about).end();
}
