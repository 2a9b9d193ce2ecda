/** @jest-environment node */
import type { SiteRoute } from '@site/contracts/shell-api';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SiteRelease } from './page-data.ts';
import type { Parts } from './parts/parts.ts';
import { routeObjects } from './router.tsx';

const never = new Promise<never>(() => {});

it('loads without waiting for routes that hang', () => {
  const loadPage = jest.fn<Promise<undefined>, []>(async () => undefined);
  const route: Partial<SiteRoute> = { path: '/blogs', part: 'blog' };
  load('/blogs', { routes: [route as SiteRoute] }, { loadRoute: () => never, loadPage });
  expect(loadPage).toHaveBeenCalled();
});

it('redirects a link to a moved address, with its query', async () => {
  const result = await load('/old/:name', { routes: [], moved: { '/old/:name': '/services' } }, {}, '?from=mail');
  expect(result instanceof Response && result.headers.get('location')).toBe('/services?from=mail');
});

/** Calls the loader of a route, with only what it reads of release and parts. */
function load(path: string, release: Partial<SiteRelease>, parts: Partial<Parts> = {}, query = '') {
  const [layout] = routeObjects({
    release: release as SiteRelease,
    parts: parts as Parts,
    api: {} as never,
    searchPage: {},
    notFoundPage: {},
  });
  const loader = layout?.children?.find((route) => route.path === path)?.loader;
  if (typeof loader !== 'function') throw new Error(`${path} has no loader.`);
  return loader({ params: {}, request: { url: `http://localhost${path}${query}` } } as LoaderFunctionArgs, undefined);
}
