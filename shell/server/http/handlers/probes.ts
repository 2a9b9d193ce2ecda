import type { Exchange } from '../exchange.ts';
import { sendText } from '../send.ts';

/** `/_/live`: the process answers. `/_/ready`: it has a release to answer with; a balancer asks this one. */
export function answerProbe(isReady: () => boolean): (exchange: Exchange) => boolean {
  return (exchange) => {
    const { pathname } = exchange;
    if (pathname !== '/_/live' && pathname !== '/_/ready') return false;
    if (pathname === '/_/live' || isReady()) sendText(exchange, 200, 'yes\n');
    else sendText(exchange, 503, 'no\n', { 'retry-after': '5' });
    return true;
  };
}
