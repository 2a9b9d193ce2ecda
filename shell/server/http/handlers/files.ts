import { searchAnswerPath, searchIndexPath } from '../../../app/search/search-index.ts';
import type { Assets } from '../../files/assets.ts';
import { type createSiteFiles, siteFileCaching } from '../../files/site-files.ts';
import type { PickedRelease } from '../../releases/release-picker.ts';
import type { SiteSearch } from '../../search/site-search.ts';
import type { Handler, ReleaseExchange } from '../exchange.ts';
import { send, sendCompressed, sendOnce } from '../send.ts';

export function serveSearchIndex(search: Pick<SiteSearch, 'file'>): Handler<ReleaseExchange> {
  return async (exchange) => {
    const { pathname, picked } = exchange;
    if (pathname !== searchIndexPath) return false;
    const { file, isWhole } = await search.file(picked.release);
    sendCompressed(exchange, file, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isWhole ? cachingOf(picked, 'public, max-age=60') : 'no-cache',
    });
    return true;
  };
}

/** The results of a query, for dialogs and pages that have the search already. */
export function serveSearchAnswer(search: Pick<SiteSearch, 'find'>): Handler<ReleaseExchange> {
  return async (exchange) => {
    const { pathname, query, picked } = exchange;
    if (pathname !== searchAnswerPath) return false;
    const result = await search.find(picked.release, new URLSearchParams(query).get('q') ?? '');
    await sendOnce(exchange, JSON.stringify(result), { 'content-type': 'application/json; charset=utf-8' });
    return true;
  };
}

/** Files at fixed addresses, generated or from the release. */
export function serveSiteFile(find: ReturnType<typeof createSiteFiles>, assets: Assets): Handler<ReleaseExchange> {
  return async (exchange) => {
    const { pathname, picked } = exchange;
    const file = await find(picked.release, pathname);
    if (!file) return false;
    const caching = cachingOf(picked, siteFileCaching);
    if ('stored' in file) await assets.serve(exchange, file.stored, caching);
    else send(exchange, 200, { 'content-type': file.type, 'cache-control': caching }, file.body);
    return true;
  };
}

/** Where a cookie decided, no shared cache may store the answer. */
function cachingOf({ by }: PickedRelease, forAll: string): string {
  return by === 'channel' ? forAll : 'private, no-cache';
}
