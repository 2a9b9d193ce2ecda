import type { createTesterLink } from '../../releases/tester-link.ts';
import type { Handler, ReleaseExchange } from '../exchange.ts';
import { redirectOf } from '../redirects.ts';
import { sendRedirect, sendText } from '../send.ts';

export function redirectOtherSpellings(exchange: ReleaseExchange): boolean {
  const { pathname, query, picked } = exchange;
  const location = redirectOf(pathname, picked.release);
  if (location) sendRedirect(exchange, 308, { location, query });
  return location !== undefined;
}

/** Sets a tester's release, then redirects to the same address without the link's keys. */
export function followTesterLink(read: ReturnType<typeof createTesterLink>): Handler<ReleaseExchange> {
  return async (exchange) => {
    const { method, pathname, query } = exchange;
    const answer = method === 'GET' ? await read(query) : undefined;
    if (!answer) return false;
    if (answer.kind === 'refused') sendText(exchange, answer.status, `${answer.reason}\n`);
    else sendRedirect(exchange, 303, { location: pathname, query: answer.query }, { 'set-cookie': answer.cookie });
    return true;
  };
}
