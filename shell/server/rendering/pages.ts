import type { OwnedRoute } from '@site/release/manifest';
import { searchPath } from '../../app/search/search-index.ts';
import { compressed } from '../http/compressed.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { RenderRequest, RenderResult } from './document/protocol.ts';
import { type CachedPage, createHtmlCache } from './html-cache.ts';
import { RenderFailed } from './renderer.ts';
import type { createRenderers } from './renderer-pool.ts';
import type { followRevisions } from './revisions.ts';

const mostBytes = 128 * 1024 * 1024;
/** A page made without a block is shown so long, in milliseconds, before the block is tried again. */
const degradedFor = 5_000;

interface PagesOptions {
  renderers: Pick<ReturnType<typeof createRenderers>, 'render'>;
  revisions: Pick<ReturnType<typeof followRevisions>, 'of'>;
  search: Pick<SiteSearch, 'find'>;
  /** Releases that were live before, the latest first. */
  former: () => string[];
}

export type PageAnswer = { kind: 'page'; page: CachedPage } | { kind: 'redirect'; status: number; location: string };

/** Pages of the live release: rendered once for each revision of the data, then answered from memory. */
export function createPages({ renderers, revisions, search, former }: PagesOptions) {
  const cache = createHtmlCache(mostBytes);
  /** The last whole copy of each page, whatever its revision. */
  const good = createHtmlCache(mostBytes);
  const underWay = new Map<string, Promise<PageAnswer>>();

  async function make(
    live: LiveRelease,
    route: OwnedRoute | undefined,
    target: string,
    clientHeaders: Record<string, string>,
    isFirst = true,
  ): Promise<PageAnswer> {
    const { result, leftOut } = await renderWithoutFaulty(renderers, live.id, route, {
      target,
      method: 'GET',
      clientHeaders,
      without: [],
    });
    if (result.kind === 'redirect') return result;
    const page = await finish(result);
    if (!page.isDegraded) {
      good.set(goodKey(live.id, target), page);
      return { kind: 'page', page };
    }
    // A page of the release before is whole in itself, its files included: better than a page without what it is about.
    const last = [live.id, ...former()].map((id) => good.get(goodKey(id, target))).find(Boolean);
    if (last) return { kind: 'page', page: { ...last, isDegraded: true, at: Date.now() } };
    // With no copy to show, as on an edge that has just started, a service that was late is asked once more. A part that threw is not.
    if (isFirst && page.status >= 500 && leftOut.length === 0) return make(live, route, target, clientHeaders, false);
    return { kind: 'page', page };
  }

  /** A page for one visitor only. */
  async function makeOnce(live: LiveRelease, request: Omit<RenderRequest, 'without'>): Promise<PageAnswer> {
    const { result } = await renderWithoutFaulty(renderers, live.id, live.routeOf(pathOf(request.target)), {
      ...request,
      without: [],
    });
    return result.kind === 'redirect' ? result : { kind: 'page', page: await finish(result) };
  }

  async function found(live: LiveRelease, pathname: string, query: string): Promise<Pick<RenderRequest, 'found'>> {
    return pathname === searchPath ? { found: await search.find(live, new URLSearchParams(query).get('q') ?? '') } : {};
  }

  function addressOf(live: LiveRelease, pathname: string, query: string) {
    const route = live.routeOf(pathname);
    const known = route ? knownQuery(route, query) : [];
    const target = route ? pathname + (known.length > 0 ? `?${new URLSearchParams(known)}` : '') : '/404';
    const isPrivate = known.some(([key]) => route?.privateKeys?.includes(key));
    return { route, target, isPrivate, key: `${goodKey(live.id, target)} ${revisions.of(live.servicesOf(route))}` };
  }

  function keptPage(key: string): CachedPage | undefined {
    const page = cache.get(key);
    return page && (!page.isDegraded || Date.now() - page.at < degradedFor) ? page : undefined;
  }

  return {
    /** The page if it is at hand; most requests end here. */
    kept: (live: LiveRelease, pathname: string, query: string) => keptPage(addressOf(live, pathname, query).key),
    /** The page, rendered if need be: once, however many ask for it meanwhile. */
    async get(
      live: LiveRelease,
      pathname: string,
      query: string,
      clientHeaders: Record<string, string>,
    ): Promise<PageAnswer> {
      const { route, target, isPrivate, key } = addressOf(live, pathname, query);
      // Kept by nobody, so that it cannot push others out of memory either.
      if (isPrivate)
        return makeOnce(live, { target, method: 'GET', clientHeaders, ...(await found(live, pathname, query)) });
      const kept = keptPage(key);
      if (kept) return { kind: 'page', page: kept };
      const running = underWay.get(key) ?? make(live, route, target, clientHeaders).finally(() => underWay.delete(key));
      underWay.set(key, running);
      const answer = await running;
      if (answer.kind === 'page') cache.set(key, answer.page);
      return answer;
    },
    post(
      live: LiveRelease,
      pathname: string,
      form: string,
      clientHeaders: Record<string, string>,
    ): Promise<PageAnswer> {
      return makeOnce(live, { target: addressOf(live, pathname, '').target, method: 'POST', form, clientHeaders });
    },
  };
}

function goodKey(releaseId: string, target: string): string {
  return `${releaseId} ${target}`;
}

/** Renders; where a part throws or loops, renders again without it. Answers also which parts were left out. */
async function renderWithoutFaulty(
  renderers: PagesOptions['renderers'],
  releaseId: string,
  route: OwnedRoute | undefined,
  request: RenderRequest,
  hasSecondChance = true,
): Promise<{ result: RenderResult; leftOut: string[] }> {
  try {
    return { result: await renderers.render(releaseId, request), leftOut: request.without };
  } catch (error) {
    if (!(error instanceof RenderFailed)) throw error;
    console.error(`${pathOf(request.target)}: ${error.message}`);
    const part = error.part === 'page' ? route?.part : error.part;
    const isInnocent = !part || part === 'shell' || request.without.includes(part);
    if (!isInnocent)
      return renderWithoutFaulty(
        renderers,
        releaseId,
        route,
        { ...request, without: [...request.without, part] },
        hasSecondChance,
      );
    // What is left cannot be the part's fault: cut off, it was short of processor time.
    if (error.isCut && hasSecondChance) return renderWithoutFaulty(renderers, releaseId, route, request, false);
    throw error;
  }
}

/** Without the query, which may be what a visitor looks for. */
function pathOf(target: string): string {
  return target.split('?')[0] ?? target;
}

/** Only keys that change the page, in the table's order: all other queries share one cached page. */
function knownQuery({ queryKeys = [] }: OwnedRoute, query: string): [key: string, value: string][] {
  if (query === '' || queryKeys.length === 0) return [];
  const given = new URLSearchParams(query);
  return queryKeys.filter((key) => given.has(key)).map((key) => [key, given.get(key) ?? '']);
}

async function finish({ html, status, isDegraded }: RenderResult & { kind: 'page' }): Promise<CachedPage> {
  return { status, isDegraded, at: Date.now(), ...(await compressed(html, 9)) };
}
