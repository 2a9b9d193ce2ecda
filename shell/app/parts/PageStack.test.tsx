import type { SiteRelease, SiteRoute } from '@site/contracts/site';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { UNSAFE_LocationContext as LocationContext, MemoryRouter, NavigationType } from 'react-router-dom';
import { SiteContextProvider } from '../site-context.ts';
import { createSiteStore } from '../site-store.ts';
import type { OpenPage } from './open-page.ts';
import { PageStack } from './PageStack.tsx';
import type { Parts } from './parts.ts';

const rendered = jest.fn();
const began = jest.fn();

it('renders the next page ahead, laid out but without its effects', async () => {
  await show(pageAt('/home', 'one'), pageAt('/next', 'two'));
  const area = screen.getByText('/next').parentElement;
  expect(area).toHaveAttribute('data-page', 'ahead');
  expect(area).toHaveAttribute('data-path', '/next');
  expect(area).not.toHaveStyle({ display: 'none' });
  expect(began.mock.calls).toEqual([['/home']]);
});

it('lays it out again where React hides it again', async () => {
  await show(pageAt('/home', 'one'), pageAt('/next', 'two'));
  const area = screen.getByText('/next').parentElement;
  area?.style.setProperty('display', 'none', 'important');
  await act(async () => undefined);
  expect(area).not.toHaveStyle({ display: 'none' });
});

it('shows the page that was rendered ahead without rendering it again', async () => {
  const next = pageAt('/next', 'two');
  const { open } = await show(pageAt('/home', 'one'), next);
  const element = screen.getByText('/next');
  rendered.mockClear();
  await open({ ...next, location: { ...next.location, key: 'two' } });
  expect(screen.getByText('/next')).toBe(element);
  expect(element.parentElement).not.toHaveAttribute('data-page', 'ahead');
  expect(screen.queryByText('/home')).not.toBeInTheDocument();
  expect(rendered).not.toHaveBeenCalled();
  expect(began).toHaveBeenLastCalledWith('/next');
});

it.each(['/next', '/elsewhere'])('takes the mark of a turned page away where the router shows %s', async (path) => {
  const { open } = await show(pageAt('/home', 'one'), pageAt('/next', 'two'));
  const main = screen.getByRole('main');
  main.dataset.turned = '';
  await open(pageAt(path, 'three'));
  expect(main).not.toHaveAttribute('data-turned');
});

it('lays out the top of a page first, and the rest once a frame has been painted', async () => {
  const { open } = await show(pageAt('/home', 'one'));
  await open(pageAt('/next', 'two'), NavigationType.Push);
  const area = screen.getByText('/next').parentElement;
  expect(area).toHaveAttribute('data-laid-out', 'top');
  await waitFor(() => expect(area).toHaveAttribute('data-laid-out', 'whole'));
  await open({ ...pageAt('/next', 'three'), data: 'of another query' }, NavigationType.Push);
  expect(area).toHaveAttribute('data-laid-out', 'whole');
});

it('lays out at once the whole of a page that keeps its place or begins at a heading', async () => {
  const { open } = await show(pageAt('/home', 'one'));
  await open(pageAt('/next', 'two'));
  expect(screen.getByText('/next').parentElement).not.toHaveAttribute('data-laid-out');
  const page = pageAt('/elsewhere', 'three');
  await open({ ...page, location: { ...page.location, hash: '#heading' } }, NavigationType.Push);
  expect(screen.getByText('/elsewhere').parentElement).toHaveAttribute('data-laid-out', 'whole');
});

it('fades in a page that one of the shell’s own leads to, as any but the served one', async () => {
  await show(pageAt('/home', 'one'), undefined, NavigationType.Push);
  expect(screen.getByText('/home').parentElement).toHaveAttribute('data-page', 'entering');
});

it('forgets the page ahead where the visitor went elsewhere', async () => {
  const { open } = await show(pageAt('/home', 'one'), pageAt('/next', 'two'));
  await open(pageAt('/elsewhere', 'three'));
  expect(screen.getByText('/elsewhere')).toBeVisible();
  expect(screen.queryByText('/next')).not.toBeInTheDocument();
});

it('keeps the page, and what was typed, where only the query changes', async () => {
  const { open } = await show(pageAt('/home', 'one'));
  const element = screen.getByText('/home');
  const again = pageAt('/home', 'two');
  await open({ ...again, location: { ...again.location, search: '?page=2' } });
  expect(screen.getByText('/home')).toBe(element);
});

async function show(first: OpenPage, next?: OpenPage, navigationType?: NavigationType) {
  const release: SiteRelease = { id: 'r1', parts: {}, routes: [], documents: [], fragments: {} };
  const site = {
    release,
    parts: {} as Parts, // no page here asks it anything
    store: createSiteStore(),
    page: { absent: [], fragments: {}, siteUrl: 'http://localhost' },
    servedArea: () => undefined,
  };
  const ahead = next && { ...next, from: first.location.key };
  const pageOf = (shown: OpenPage, navigationType = NavigationType.Pop) => (
    <MemoryRouter>
      <LocationContext.Provider value={{ location: shown.location, navigationType }}>
        <SiteContextProvider value={site}>
          <main id="main">
            <PageStack shown={shown} ahead={ahead} />
          </main>
        </SiteContextProvider>
      </LocationContext.Provider>
    </MemoryRouter>
  );
  const { rerender } = await act(async () => render(pageOf(first, navigationType)));
  return {
    open: (shown: OpenPage, navigationType?: NavigationType) =>
      act(async () => rerender(pageOf(shown, navigationType))),
  };
}

const pages: Record<string, OpenPage['Page']> = {};

function pageAt(pathname: string, key: string): OpenPage {
  pages[pathname] ??= () => {
    rendered(pathname);
    useEffect(() => began(pathname), []);
    return <p>{pathname}</p>;
  };
  return {
    route: { path: pathname, part: 'news' } as SiteRoute, // no more of it is read
    location: { pathname, search: '', hash: '', state: null, key, mask: undefined },
    Page: pages[pathname],
    data: null,
  };
}
