import { useLoaderData } from '@site/host/router';
import { sampleRoute } from '@site/host/testing/render-page';
import { createDeferred } from '@site/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type LoadedPage, PageMissing, type Parts } from '../parts.ts';
import { routeObjects } from '../site/router.tsx';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';

const never = new Promise<never>(() => {});
const route = sampleRoute('/news', { part: 'paper' });
const arrived: LoadedPage = { Page, route: { path: '/news', page: async () => Page } };

it('says that a page could not be loaded, and shows it with its data when its code arrives late', async () => {
  const { promise: arrival, resolve: arrive } = createDeferred();
  const { come } = await open(new PageMissing('/news', arrival));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded');
  come();
  await act(async () => arrive());
  expect(screen.getByText('Words of the day')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('asks again when the visitor tries again', async () => {
  const { loadPage, come } = await open(new PageMissing('/news', never));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadPage).toHaveBeenCalledTimes(2);
  come();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Words of the day')).toBeVisible();
});

it('keeps a served page where it stands, under a notice, until its code arrives', async () => {
  const { promise: arrival, resolve: arrive } = createDeferred();
  const { come } = await open(new PageMissing('/news', arrival), 'Served words');
  expect(screen.getByText('Served words')).toBeVisible();
  expect(screen.getByRole('heading', { name: /is not responding yet/ })).toBeVisible();
  come();
  await act(async () => arrive());
  expect(screen.queryByText('Served words')).not.toBeInTheDocument();
  expect(screen.getByText('Words of the day')).toBeVisible();
});

it('stands where the loader throws something that the page has no state for', async () => {
  const { loadPage } = await open(new Error('The loader is broken.'));
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** Opens the page while its code is missing, after a click or as it was served. `come` lets the next call bring it. */
async function open(error: Error, servedHtml?: string) {
  const loadPage = jest.fn<Promise<LoadedPage>, []>(async () => Promise.reject(error));
  let page: LoadedPage | undefined;
  const [layout] = routeObjects({
    release: { routes: [route] },
    parts: { loadPage, loadRoute: async () => arrived.route },
    api: { get: () => never, post: () => never },
    loadData: async () => 'Words of the day',
  });
  const hydrationData = { loaderData: { '/news': 'Served words' }, errors: { '/news': error } };
  const router = createMemoryRouter([{ path: '/', element: 'Home' }, ...(layout?.children ?? [])], {
    initialEntries: [servedHtml ? '/news' : '/'],
    ...(servedHtml && { hydrationData }),
  });
  // All that is read.
  const site = {
    release: { id: 'r1', parts: {}, routes: [route], documents: [], fragments: {} },
    store: createSiteStore(),
    servedArea: () => servedHtml,
    parts: { pageOf: () => page } as Partial<Parts> as Parts,
  } as Partial<SiteContext> as SiteContext;
  await act(async () => {
    render(
      <SiteContextProvider value={site}>
        <RouterProvider router={router} />
      </SiteContextProvider>,
    );
  });
  if (!servedHtml) await act(async () => router.navigate('/news'));
  return {
    loadPage,
    come() {
      page = arrived;
      loadPage.mockResolvedValue(arrived);
    },
  };
}

function Page() {
  return <p>{useLoaderData<string>()}</p>;
}
