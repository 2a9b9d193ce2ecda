import { reportPath } from '../../releases/reports.ts';
import { type Exchange, isCall, type ReleaseExchange } from '../exchange.ts';
import { refuseMethod } from '../refuse.ts';
import { sendRefusal } from '../send.ts';

/** Below `/_/` are files, which can be read, and one address that takes reports. */
export function refuseWriting(exchange: Exchange): boolean {
  const { method, pathname } = exchange;
  if (!pathname.startsWith('/_/') || isRead(method)) return false;
  if (pathname !== reportPath) return refuseMethod(exchange, 'GET, HEAD');
  return method === 'POST' ? false : refuseMethod(exchange, 'GET, HEAD, POST');
}

/** What no service of the release answers. */
export function refuseUnknownCall(exchange: ReleaseExchange): boolean {
  if (!isCall(exchange)) return false;
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

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
