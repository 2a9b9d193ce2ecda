import { releasesPolicy } from '../../releases/page/document.ts';
import type { ReleasesPage } from '../../releases/page/releases-page.ts';
import type { PickRelease } from '../../releases/release-picker.ts';
import type { Exchange, Handler } from '../exchange.ts';
import { documentHeaders } from '../security-headers.ts';
import { send, sendText } from '../send.ts';

const releasesPath = '/_/releases';

/** Shows testers what is live and what was. */
export function serveReleases(answer: ReleasesPage, pick: PickRelease): Handler {
  return async (exchange: Exchange) => {
    const { request, pathname, query } = exchange;
    if (pathname !== releasesPath) return false;
    const page = await answer(query, (await pick(request))?.by === 'tester');
    if (page.status === 200) send(exchange, 200, headers, page.html);
    else sendText(exchange, page.status, `${page.reason}\n`);
    return true;
  };
}

const headers = {
  ...documentHeaders,
  'content-security-policy': releasesPolicy,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  // Its address may hold a token.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
