/** @jest-environment node */
import type { LoaderArgs } from '@site/contracts/part-routes';
import { sampleRoute } from '@site/host/testing/render-page';
import { createMemoryRouter } from 'react-router-dom';
import type { SiteRelease } from '../page-data.ts';
import { PageMissing, type Parts } from '../parts.ts';
import { routeObjects } from './router.tsx';

const Page = () => null;
const never = new Promise<never>(() => {});
const release = { routes: [sampleRoute('/blogs', { part: 'news' }), sampleRoute('/404', { part: 'shell' })] };

it('asks for the code of a page, which another try may prepare, and for its data at the same time', () => {
  const asked: string[] = [];
  const ask = (what: string) => {
    asked.push(what);
    return never;
  };
  go('/blogs', { loadPage: () => ask('code') }, () => ask('data'));
  expect(asked).toEqual(['code', 'data']);
});

it('says that the code of a page is missing, although its data are missing too', async () => {
  const missing = new PageMissing('/blogs', never);
  const { router } = go('/blogs', { loadPage: () => Promise.reject(missing) }, () =>
    Promise.reject(new Error('offline')),
  );
  await settled();
  expect(router.state.errors).toEqual({ '/blogs': missing });
});

it('asks for the code again when the visitor tries again, and forgets the failure', async () => {
  const { router, loadPage } = go('/blogs', { loadPage: () => Promise.reject(new PageMissing('/blogs', never)) });
  await settled();
  loadPage.mockResolvedValue({ Page, route: { path: '/blogs', page: () => never } });
  await router.revalidate();
  expect(router.state.errors).toBeNull();
  expect(router.state.loaderData).toEqual({ '/blogs': 'posts' });
});

it('shows the page for unknown addresses at an address that no part has', async () => {
  const { router } = go('/nowhere');
  await settled();
  expect(router.state.matches.at(-1)?.route.handle).toMatchObject({ path: '/404' });
});

it('redirects a link to a moved address, with its query', async () => {
  const { router } = go('/old/name?from=mail', {}, undefined, { '/old/:name': '/blogs' });
  await settled();
  expect(router.state.location).toMatchObject({ pathname: '/blogs', search: '?from=mail' });
});

/** Goes to an address in a release with a page of a part and the 404 page. */
function go(
  address: string,
  parts: Partial<Pick<Parts, 'loadPage'>> = {},
  load: (args: Omit<LoaderArgs, 'api'>) => Promise<unknown> = async () => 'posts',
  moved: SiteRelease['moved'] = {},
) {
  const route = { path: address, page: async () => Page };
  const loadPage = jest.fn<ReturnType<Parts['loadPage']>, Parameters<Parts['loadPage']>>(
    parts.loadPage ?? (async () => ({ Page, route })),
  );
  const router = createMemoryRouter(
    routeObjects({
      release: { ...release, moved },
      parts: { loadPage, loadRoute: async () => route },
      api: { get: () => never, post: () => never },
      loadData: (_route, args) => load(args),
    }),
    { initialEntries: [address] },
  );
  return { router, loadPage };
}

/** Resolves once all that has begun is over. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
