import type { OwnedRoute } from '@site/release/store/release-table';
import { notFoundPath } from '../../app/pages/not-found-path.ts';
import { searchPath } from '../../app/search/search-address.ts';
import { createSingleFlight } from '../caching/single-flight.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { RenderRequest } from './document/protocol.ts';
import { bytesOfPage, type CachedPage, type PageAnswer } from './page-answer.ts';
import { type PageRequest, type PageTarget, renderPage } from './render-page.ts';
import type { Revisions } from './revisions.ts';
import { createSharedPages, type SharedPagesOptions } from './shared-pages.ts';

/** How long a page without one of its blocks is shown before the block is tried again. */
const degradedMs = 5_000;

interface PagesOptions extends SharedPagesOptions {
  revisions: Pick<Revisions, 'of' | 'away'>;
  search: Pick<SiteSearch, 'find'>;
}

export type Pages = ReturnType<typeof createPages>;

type ClientHeaders = RenderRequest['clientHeaders'];

/** Pages of the releases in use, each rendered once for each revision of its data, then answered from memory. */
export function createPages({ search, former, memory, ...dependencies }: PagesOptions) {
  const pages = memory.cache('pages', bytesOfPage);
  const variants = memory.cache('pageVariants', bytesOfPage);
  const missing = memory.cache('missingPages', bytesOfPage);
  const makeOnce = createSingleFlight<PageAnswer>();
  const makeShared = createSharedPages({ ...dependencies, former, memory });
  const counts = { hits: 0, misses: 0 };

  const keyOf = (release: OpenRelease, { route, target }: PageTarget) =>
    `${release.id} ${target} ${dependencies.revisions.of(release.servicesOf(route))}`;

  function freshPage(key: string): CachedPage | undefined {
    const page = pages.get(key) ?? variants.get(key) ?? missing.get(key);
    if (!page || (page.isDegraded && performance.now() - page.at >= degradedMs)) return undefined;
    counts.hits += 1;
    return page;
  }

  function cacheFor({ status }: CachedPage, { isVariant }: PageTarget) {
    if (status === 404) return missing;
    return isVariant ? variants : pages;
  }

  /** For one visitor: not cached, and so it evicts no other page either. A form is sent once. */
  async function makePrivate(
    release: OpenRelease,
    address: PageTarget,
    about: PageRequest['about'],
  ): Promise<PageAnswer> {
    const answer = await renderPage(dependencies, { release, address, about, effort: 4 }, () => about.method === 'GET');
    return answer.kind === 'redirect' ? answer : { ...answer, page: { ...answer.page, isPrivate: true } };
  }

  async function found(release: OpenRelease, pathname: string, query: string): Promise<Pick<RenderRequest, 'found'>> {
    return pathname === searchPath
      ? { found: await search.find(release, new URLSearchParams(query).get('q') ?? '') }
      : {};
  }

  return {
    /** Cache hits and misses. */
    counts: () => counts,
    /** The page if it is in memory; most requests end here. */
    cached: (release: OpenRelease, pathname: string, query: string) =>
      freshPage(keyOf(release, pageTarget(release, pathname, query))),
    /** The page, rendered if need be; only once, however many visitors ask for it at the same time. */
    async get(
      release: OpenRelease,
      pathname: string,
      query: string,
      clientHeaders: ClientHeaders,
    ): Promise<PageAnswer> {
      const address = pageTarget(release, pathname, query);
      if (address.isPrivate)
        return makePrivate(release, address, {
          method: 'GET',
          clientHeaders,
          ...(await found(release, pathname, query)),
        });
      const key = keyOf(release, address);
      const page = freshPage(key);
      if (page) return { kind: 'page', page };
      counts.misses += 1;
      const answer = await makeOnce(key, () => makeShared(release, address, clientHeaders));
      if (answer.kind === 'page') cacheFor(answer.page, address).set(key, answer.page);
      return answer;
    },
    post: (release: OpenRelease, pathname: string, form: string, clientHeaders: ClientHeaders): Promise<PageAnswer> =>
      makePrivate(release, pageTarget(release, pathname, ''), { method: 'POST', form, clientHeaders }),
  };
}

function pageTarget(release: OpenRelease, pathname: string, query: string): PageTarget {
  const route = release.routeOf(pathname);
  if (!route) return { route, target: notFoundPath, isPrivate: false, isVariant: false };
  const known = knownQuery(route, query);
  return {
    route,
    target: pathname + (known.length > 0 ? `?${new URLSearchParams(known)}` : ''),
    isPrivate: known.some(([key]) => route.privateKeys?.includes(key)),
    isVariant: known.length > 0,
  };
}

/** Keeps only keys and values that change the page, in the table's order, so that all other queries share one cached page. */
function knownQuery({ queryKeys = [], queryValues = {} }: OwnedRoute, query: string): [key: string, value: string][] {
  if (query === '' || queryKeys.length === 0) return [];
  const given = new URLSearchParams(query);
  return queryKeys
    .filter((key) => given.has(key))
    .map((key): [string, string] => [key, given.get(key) ?? ''])
    .filter(([key, value]) => queryValues[key]?.includes(value) ?? true);
}
