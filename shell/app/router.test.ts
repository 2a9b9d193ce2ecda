/** @jest-environment node */
import type { SiteRelease, SiteRoute } from '@site/shared/contracts/site.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Parts } from './parts.ts';
import { siteRoutes } from './router.tsx';

const never = new Promise<never>(() => {});

function loaderOf(parts: Partial<Parts>) {
  const route: Partial<SiteRoute> = { path: '/blogs', part: 'blog' };
  const release: Partial<SiteRelease> = { routes: [route as SiteRoute] };
  // Only what a loader reads stands in these.
  const [layout] = siteRoutes({ release: release as SiteRelease, parts: parts as Parts, api: {} as never, searchPage: {} });
  const loader = layout?.children?.find(({ path }) => path === '/blogs')?.loader;
  if (typeof loader !== 'function') throw new Error('The page has no loader.');
  return () => loader({ params: {}, request: { url: 'http://localhost/blogs' } } as LoaderFunctionArgs, undefined);
}

it('leads a link to an address that was given up to the one in its place', () => {
  const release: Partial<SiteRelease> = { routes: [], moved: { '/old/:name': '/services' } };
  const [layout] = siteRoutes({ release: release as SiteRelease, parts: {} as Parts, api: {} as never, searchPage: {} });
  const loader = layout?.children?.find(({ path }) => path === '/old/:name')?.loader;
  if (typeof loader !== 'function') throw new Error('The address is not known.');
  expect(loader({ params: {}, request: { url: 'http://localhost/old/a' } } as LoaderFunctionArgs, undefined)).toMatchObject({ status: 302 });
});

it('asks for the page of a part whose routes hang at once, so that a visitor waits for one deadline', () => {
  const loadPage = jest.fn<Promise<undefined>, []>(async () => undefined);
  loaderOf({ loadRoute: () => never, loadPage })();
  expect(loadPage).toHaveBeenCalled();
});
