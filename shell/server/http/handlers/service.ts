import { serviceOf } from '@site/contracts/addresses';
import type { Handler, ReleaseExchange } from '../exchange.ts';
import { answerUnavailable, proxy } from '../proxy.ts';

/** Forwards calls of the site's API, and requests for files of services, to the service that the release names. */
export function callService(serviceOrigins: Record<string, string>): Handler<ReleaseExchange> {
  return async (exchange) => {
    const service = serviceOf(exchange.picked.release.services, exchange.pathname);
    if (!service) return false;
    const origin = serviceOrigins[service.name];
    if (origin) await proxy(exchange, origin);
    else answerUnavailable(exchange);
    return true;
  };
}
