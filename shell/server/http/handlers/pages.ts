import type { LiveRelease } from '../../releases/live-release.ts';
import type { PickRelease } from '../../releases/release-picker.ts';
import type { PageAnswer } from '../../rendering/page-answer.ts';
import type { Pages } from '../../rendering/pages.ts';
import { withTools } from '../../rendering/tester-tools.ts';
import type { Exchange, Handler, ReleaseExchange } from '../exchange.ts';
import { readBody } from '../read-body.ts';
import { tidied } from '../redirects.ts';
import { refuseForm } from '../refuse-body.ts';
import { sendRedirect } from '../send.ts';
import { sendPage } from '../send-page.ts';

/** Answers most requests, without creating a promise. Returns the pattern of the address if it did. */
export function servePageFromMemory(
  pick: PickRelease,
  pages: Pick<Pages, 'kept'>,
): (exchange: Exchange) => string | undefined {
  return (exchange) => {
    const { request, method, pathname, query } = exchange;
    if (method !== 'GET' || query !== '') return undefined;
    const picked = pick(request);
    if (!picked || picked instanceof Promise || picked.by === 'tester') return undefined;
    // Files, services and unknown paths are for the other handlers.
    const route = picked.release.routeOf(pathname);
    if (!route) return undefined;
    const page = pages.kept(picked.release, pathname, query);
    if (page) sendPage(exchange, picked, page);
    return page && route.path;
  };
}

/** The last handler: what nothing else answered is a page, if only the 404 page. */
export function servePage(pages: Pick<Pages, 'get' | 'post'>, isDevelopment: boolean): Handler<ReleaseExchange> {
  return async (exchange) => {
    const { query, picked } = exchange;
    const answer = await pageFor(exchange, pages);
    const hasTools = picked.by === 'tester' || (isDevelopment && /(?:^|&)borders\b/.test(query));
    if (typeof answer === 'number') refuseForm(exchange, answer);
    else if (answer.kind === 'redirect') sendRedirect(exchange, answer.status, answer);
    else sendPage(exchange, picked, hasTools ? await withTools(answer.page, picked.release) : answer.page);
    return true;
  };
}

async function pageFor(
  { request, pathname, query, clientHeaders, picked, bodyLimits }: ReleaseExchange,
  pages: Pick<Pages, 'get' | 'post'>,
) {
  if (request.method !== 'POST')
    return toldGone(await pages.get(picked.release, pathname, query, clientHeaders()), pathname, picked.release);
  const form = await readBody(request, bodyLimits);
  return typeof form === 'number' ? form : pages.post(picked.release, pathname, form.toString(), clientHeaders());
}

/** Where a retired part had a page, the page for unknown addresses says 410: search engines forget such an address sooner. */
function toldGone(answer: PageAnswer, pathname: string, release: LiveRelease): PageAnswer {
  const isGone = answer.kind === 'page' && answer.page.status === 404 && release.isGone(tidied(pathname));
  return isGone ? { ...answer, page: { ...answer.page, status: 410 } } : answer;
}
