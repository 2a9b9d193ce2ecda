/** @jest-environment node */
import type { SiteRelease, SiteRoute } from '@site/contracts/site';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Parts } from './parts/parts.ts';
import { siteRoutes } from './router.tsx';

const never = new Promise<never>(() => {});

it('asks for the page of a part whose routes hang at once, so that a visitor waits for one deadline', () => {
  const loadPage = jest.fn<Promise<undefined>, []>(async () => undefined);
  const route: Partial<SiteRoute> = { path: '/blogs', part: 'blog' };
  load('/blogs', { routes: [route as SiteRoute] }, { loadRoute: () => never, loadPage });
  expect(loadPage).toHaveBeenCalled();
});

it('leads a link to an address that was given up to the one in its place', async () => {
  const answer = await load('/old/:name', { routes: [], moved: { '/old/:name': '/services' } });
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/services');
});

/** Calls the loader of a route. Only what a loader reads stands in the release and in the parts. */
function load(path: string, release: Partial<SiteRelease>, parts: Partial<Parts> = {}) {
  const [layout] = siteRoutes({
    release: release as SiteRelease,
    parts: parts as Parts,
    api: {} as never,
    searchPage: {},
  });
  const loader = layout?.children?.find((route) => route.path === path)?.loader;
  if (typeof loader !== 'function') throw new Error(`${path} has no loader.`);
  return loader({ params: {}, request: { url: `http://localhost${path}` } } as LoaderFunctionArgs, undefined);
}
