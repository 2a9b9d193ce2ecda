import type { EdgeConfig } from '../../settings.ts';
import { type Exchange, isCall } from '../exchange.ts';
import { isForeign } from '../own-hosts.ts';
import { refuse, refuseMethod } from '../refuse.ts';
import { sendFailure } from '../send.ts';
import { probePaths } from './probes.ts';

/** More than any address of the site has. What reads a path after this needs no limit of its own. */
const maxPathLength = 2_048;

/** For the address and all headers. A service reads 16 KB, of which the edge's own headers take some. */
const maxHeadLength = 15 * 1_024;

/** `.` and `..` between slashes of any kind, however they are written: a service might resolve them. */
const dotSegment = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?=[/\\]|%2f|%5c|$)/i;

/**
 * Before everything else: refuses what is too long, what no browser sends, what means one thing to us and another to a service behind, and
 * what is meant for another site.
 */
export function createMalformedCheck(config: Pick<EdgeConfig, 'ownHosts'>): (exchange: Exchange) => boolean {
  return (exchange) => {
    const { request, method, pathname } = exchange;
    if (pathname.length > maxPathLength)
      return refuse(exchange, 414, ['address_too_long', 'This address is too long.']);
    const { length, hosts } = measured(exchange);
    if (length > maxHeadLength) return refuseLongHead(exchange);
    if (method === 'TRACE' || method === 'CONNECT') return refuseMethod(exchange, 'GET, HEAD, POST');
    if (!pathname.startsWith('/') || dotSegment.test(pathname) || hosts > 1)
      return refuse(exchange, 400, ['bad_request', 'The request could not be read.']);
    if (isForeign(request, config.ownHosts) && !isProbe(pathname))
      return refuse(exchange, 421, ['misdirected_request', 'This server does not answer for that name.']);
    return false;
  };
}

function measured({ request: { url = '', rawHeaders } }: Exchange) {
  let length = url.length;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 1) {
    const text = rawHeaders[index] ?? '';
    length += text.length;
    // Names and values take turns.
    if (index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host') hosts += 1;
  }
  return { length, hosts };
}

/** A person is told what to do, and their browser to do it: else the site stays shut for them until they clear its cookies themselves. */
function refuseLongHead(exchange: Exchange): true {
  const { headers } = exchange.request;
  if (isCall(exchange) || !headers.accept?.includes('text/html'))
    return refuse(exchange, 431, ['headers_too_large', 'The headers are too large.']);
  sendFailure(exchange, 431, headers.cookie ? { 'clear-site-data': '"cookies"' } : {});
  return true;
}

/** Supervisors and balancers ask by address. */
function isProbe(pathname: string): boolean {
  return probePaths.includes(pathname) || pathname.startsWith('/_/live/');
}
