import type { LoaderArgs, PartRoute } from '@site/contracts/part-routes';
import type { SiteRelease, SiteRoute } from '@site/contracts/site';
import { fireEvent } from '@testing-library/react';
import type { OpenPage } from '../app/parts/open-page.ts';
import type { Parts } from '../app/parts/parts.ts';
import { watchIntent } from './intent.ts';

const url = 'http://localhost/posts/rain';

beforeEach(() => {
  // jsdom has neither.
  Object.assign(globalThis, { Request: class {} });
  globalThis.fetch = jest.fn(async () => ({}) as Response);
});

it('prefetches code and data of the page that a link leads to', async () => {
  const { loader, loadPage, loadData } = openPage(async ({ params }) => `Post on ${params.slug}`);
  fireEvent.pointerMove(link('/posts/rain#end'));
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(await loadData(url, neverLoaded)).toBe('Post on rain');
  expect(loader).toHaveBeenCalledTimes(1);
});

it('prefetches once across movements over a link', () => {
  const { loadPage } = openPage(async () => 'Post');
  fireEvent.pointerMove(link('/posts/rain'));
  fireEvent.touchStart(link('/posts/rain'));
  expect(loadPage).toHaveBeenCalledTimes(1);
});

it.each([
  ['of another site', '<a href="https://elsewhere.example/posts/rain">Rain</a>'],
  ['to a new tab', '<a href="/posts/rain" target="_blank">Rain</a>'],
  ['to the current page', '<a href="/#end">End</a>'],
  ['to a page of the shell', '<a href="/search">Search</a>'],
  ['to a page that does not exist', '<a href="/posts">Posts</a>'],
])('prefetches nothing for a link %s', (_which, html) => {
  const { loadPage } = openPage(async () => 'Post');
  document.body.innerHTML = html;
  fireEvent.pointerMove(document.querySelector('a') ?? document);
  expect(loadPage).not.toHaveBeenCalled();
});

it('loads the data on the click where prefetching them failed', async () => {
  const { loadData } = openPage(async () => Promise.reject(new Error('offline')));
  fireEvent.pointerMove(link('/posts/rain'));
  expect(await loadData(url, async () => 'Loaded')).toBe('Loaded');
});

it('loads the data on the click where the prefetched are too old', async () => {
  const { loadData } = openPage(async () => 'Prefetched');
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  fireEvent.pointerMove(link('/posts/rain'));
  now.mockReturnValue(10_000);
  expect(await loadData(url, async () => 'Loaded')).toBe('Loaded');
});

it('says that a page could be rendered, once for each time that its link is meant', async () => {
  const { onReady } = openPage(async () => 'Post');
  const rain = link('/posts/rain?from=home');
  fireEvent.pointerMove(rain);
  fireEvent.pointerMove(rain);
  await settled();
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(onReady.mock.lastCall?.[0]).toMatchObject({
    location: { pathname: '/posts/rain', search: '?from=home' },
    data: 'Post',
  });
  fireEvent.pointerMove(link('/posts/sun'));
  fireEvent.pointerMove(link('/posts/rain?from=home'));
  await settled();
  expect(onReady.mock.calls.map(([page]) => page.location.pathname)).toEqual(['/posts/rain', '/posts/rain']);
});

it('has no page rendered while a click has turned to another, but once the pointer moves after that', async () => {
  const { onReady } = openPage(async () => 'Post');
  const rain = link('/posts/rain');
  document.body.insertAdjacentHTML('beforeend', '<main id="main" data-turned></main>');
  fireEvent.pointerMove(rain);
  await settled();
  expect(onReady).not.toHaveBeenCalled();
  document.getElementById('main')?.removeAttribute('data-turned');
  fireEvent.pointerMove(rain);
  await settled();
  expect(onReady).toHaveBeenCalledTimes(1);
});

it('turns to the page ahead before the router goes there, while its data are fresh', async () => {
  globalThis.scrollTo = jest.fn();
  const { loadData } = openPage(async () => 'Post');
  fireEvent.pointerMove(link('/posts/rain'));
  await settled();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main id="main"><p data-page="ahead" data-path="/posts/rain"></p></main>',
  );
  const main = document.getElementById('main');
  // As the router's links do.
  document.body.addEventListener('click', (event) => event.preventDefault());
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  fireEvent.click(document.querySelector('b') ?? document);
  expect(main).not.toHaveAttribute('data-turned');
  now.mockRestore();
  fireEvent.click(document.querySelector('b') ?? document);
  expect(main).toHaveAttribute('data-turned');
  expect(await loadData(url, neverLoaded)).toBe('Post');
});

it('says nothing of a page whose data failed', async () => {
  const { onReady } = openPage(async () => ({ init: { status: 503 } }));
  fireEvent.pointerMove(link('/posts/rain'));
  await settled();
  expect(onReady).not.toHaveBeenCalled();
});

/** A page with a table of two routes; `load` is the loader of the part's route. */
function openPage(load: (args: LoaderArgs) => Promise<unknown>) {
  const loader = jest.fn(load);
  const onReady = jest.fn<void, [OpenPage]>();
  const route: PartRoute = { path: '/posts/:slug', page: async () => Page, loader };
  const loadPage = jest.fn(async () => ({ Page, route }));
  const parts: Partial<Parts> = { loadPage, loadRoute: async () => route };
  const routes = [
    { path: '/posts/:slug', part: 'news' },
    { path: '/search', part: 'shell' },
  ] as SiteRoute[]; // no more of them is read
  const release: SiteRelease = { id: 'one', parts: {}, routes, documents: [], fragments: {} };
  const loadData = watchIntent({
    release,
    parts: parts as Parts,
    api: { get: neverLoaded, post: neverLoaded },
    onReady,
  });
  return { loader, loadPage, loadData, onReady };
}

const Page = () => null;

function link(href: string): Element {
  document.body.innerHTML = `<a href="${href}"><b>Rain</b></a>`;
  return document.querySelector('b') ?? document.body;
}

async function neverLoaded(): Promise<never> {
  throw new Error('Only the prefetched data were wanted.');
}

/** What follows the loaders is over then. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
