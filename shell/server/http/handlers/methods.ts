import { reportPath } from '../../releases/reports.ts';
import type { Exchange, ReleaseExchange } from '../exchange.ts';
import { sendRefusal, sendText } from '../send.ts';

/** `.` and `..` between slashes of any kind, however they are written: a service might resolve them. */
const dotSegment = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?=[/\\]|%2f|%5c|$)/i;

/** Before everything else: what no browser sends and what means one thing to us and another to a service behind. */
export function refuseMalformed(exchange: Exchange): boolean {
  const { request, method, pathname } = exchange;
  if (method === 'TRACE' || method === 'CONNECT') return refuseMethod(exchange, 'GET, HEAD, POST');
  const isSound = pathname.startsWith('/') && !dotSegment.test(pathname) && hasOneHost(request.rawHeaders);
  if (!isSound) sendText(exchange, 400, 'The request could not be read.\n');
  return !isSound;
}

/** Below `/_/` are files, which can be read, and one address that takes reports. */
export function refuseWriting(exchange: Exchange): boolean {
  const { method, pathname } = exchange;
  if (!pathname.startsWith('/_/') || isRead(method)) return false;
  if (pathname !== reportPath) return refuseMethod(exchange, 'GET, HEAD');
  return method === 'POST' ? false : refuseMethod(exchange, 'GET, HEAD, POST');
}

/** What no service of the release answers. */
export function refuseUnknownCall(exchange: ReleaseExchange): boolean {
  if (!exchange.pathname.startsWith('/api/')) return false;
  sendRefusal(exchange, 404, ['not_found', 'There is nothing at this address.']);
  return true;
}

/** From here on there are only pages and files: all can be read, and a route with an action takes forms. */
export function refuseOtherMethods(exchange: ReleaseExchange): boolean {
  const { method, pathname, picked } = exchange;
  if (isRead(method)) return false;
  const takesForms = picked.release.routeOf(pathname)?.takesForms === true;
  if (method === 'POST' && takesForms) return false;
  return refuseMethod(exchange, takesForms ? 'GET, HEAD, POST' : 'GET, HEAD');
}

function refuseMethod(exchange: Exchange, allow: string): true {
  sendText(exchange, 405, 'This address takes no such request.\n', { allow });
  return true;
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function hasOneHost(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts < 2;
}
