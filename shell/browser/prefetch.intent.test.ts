import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { LoaderArgs, PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';
import { createDeferred } from '@site/testing/deferred';
import { markNavigation } from '@site/ui/navigation';
import { fireEvent } from '@testing-library/react';
import type { SiteRelease } from '../app/page-data.ts';
import { createFlights } from './one-flight.ts';
import { prefetchOnIntent } from './prefetch.ts';

const url = 'http://localhost/posts/rain';

afterEach(() => Object.assign(navigator, { connection: undefined }));

it('prefetches code and data once across movements over a link', async () => {
  const { page, loader } = openPage();
  fireEvent.pointerMove(link('/posts/rain'));
  fireEvent.touchStart(link('/posts/rain'));
  await settled();
  expect(loader).toHaveBeenCalledTimes(1);
  expect(page).toHaveBeenCalledTimes(1);
});

it.each([
  ['of another site', '<a href="https://elsewhere.example/posts/rain">Rain</a>'],
  ['to a new tab', '<a href="/posts/rain" target="_blank">Rain</a>'],
  ['to the current page', '<a href="/#end">End</a>'],
  ['to a page of the shell', '<a href="/search">Search</a>'],
  ['to a page that does not exist', '<a href="/posts">Posts</a>'],
])('prefetches nothing for a link %s', async (_which, html) => {
  const { page } = openPage();
  document.body.innerHTML = html;
  fireEvent.pointerMove(document.querySelector('a') ?? document);
  await settled();
  expect(page).not.toHaveBeenCalled();
});

it('prefetches nothing where data are saved', async () => {
  const { page } = openPage();
  Object.assign(navigator, { connection: { saveData: true } });
  fireEvent.pointerMove(link('/posts/rain'));
  await settled();
  expect(page).not.toHaveBeenCalled();
});

it('prefetches nothing while somebody waits for a page', async () => {
  const { page } = openPage();
  markNavigation('/posts/rain');
  fireEvent.pointerMove(link('/posts/rain'));
  await settled();
  expect(page).not.toHaveBeenCalled();
  markNavigation(undefined);
});

it('loads the data on the click where prefetching them failed', async () => {
  const { open } = openPage(async () => Promise.reject(new Error('offline')));
  fireEvent.pointerMove(link('/posts/rain'));
  expect(await open()).toBe('Loaded');
});

it('loads the data on the click where the prefetched data are too old', async () => {
  const { open } = openPage(async () => 'Prefetched');
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  fireEvent.pointerMove(link('/posts/rain'));
  now.mockReturnValue(30_000);
  expect(await open()).toBe('Loaded');
});

it('forgets the data of links that nobody followed once they are too old', async () => {
  let rain: WeakRef<object> | undefined;
  const { loader } = openPage(async ({ params }) => {
    const data = {};
    if (params.slug === 'rain') rain = new WeakRef(data);
    return data;
  });
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  fireEvent.pointerMove(link('/posts/rain'));
  await settled();
  now.mockReturnValue(30_000);
  fireEvent.pointerMove(link('/posts/sun'));
  await settled();
  // The mock holds what it has returned.
  loader.mockClear();
  collectGarbage();
  expect(rain?.deref()).toBeUndefined();
});

it('loads the data on the click where a call of a prefetching loader failed', async () => {
  const { open } = openPage(({ api }) => api.get('/posts', { parse: String }).catch(() => 'Failed'));
  fireEvent.pointerMove(link('/posts/rain'));
  await settled();
  expect(await open()).toBe('Loaded');
});

it("loads the data on the click where the prefetched part's routes failed", async () => {
  const { open, loadRoute } = openPage();
  loadRoute.mockRejectedValueOnce(new Error('offline'));
  fireEvent.pointerMove(link('/posts/rain'));
  expect(await open()).toBe('Loaded');
});

it('loads the data on the click where a call of a prefetching loader fails after the click', async () => {
  const { promise: answer, resolve: fail } = createDeferred();
  const { open } = openPage(({ api }) => answer.then(() => api.get('/posts', { parse: String })).catch(() => 'Failed'));
  fireEvent.pointerMove(link('/posts/rain'));
  const opened = open();
  fail();
  expect(await opened).toBe('Loaded');
});

it.each([
  ['code', 'page'],
  ['data', 'loader'],
] as const)('tries failed %s again half a minute later, not at each movement', async (_what, failing) => {
  const opened = openPage();
  opened[failing].mockRejectedValue(new Error('offline'));
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  for (const [time, count] of [
    [0, 1],
    [29_999, 1],
    [30_000, 2],
  ] as const) {
    now.mockReturnValue(time);
    fireEvent.pointerMove(link('/posts/rain'));
    await settled();
    expect(opened[failing]).toHaveBeenCalledTimes(count);
  }
});

/** A page with a table of two routes; `load` is the part's loader while it prefetches. `open` follows the link. */
function openPage(load: (args: LoaderArgs) => Promise<unknown> = async () => 'Post') {
  const loader = jest.fn(load);
  const page = jest.fn(async () => Page);
  // Without `loadPage`, which would show and report that a page failed for which nobody has asked.
  const loadRoute = jest.fn(async (): Promise<PartRoute> => ({ path: '/posts/:slug', page, loader }));
  const post = { path: '/posts/:slug', part: 'news' } as SiteRoute; // nothing else of it is read
  const search = { path: '/search', part: 'shell' } as SiteRoute;
  const release: SiteRelease = { id: 'one', parts: {}, routes: [post, search], documents: [], fragments: {} };
  const flights = createFlights(release, { loadRoute }, { get: neverLoaded, post: neverLoaded });
  prefetchOnIntent(release, flights);
  const open = () => {
    loader.mockImplementation(async () => 'Loaded');
    return flights.loadData(post, { params: {}, request: new Request(url) });
  };
  return { loader, loadRoute, page, open };
}

const Page = () => null;

function link(href: string): Element {
  document.body.innerHTML = `<a href="${href}"><b>Rain</b></a>`;
  return document.querySelector('b') ?? document.body;
}

/** Resolves once all that has begun is over. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function neverLoaded(): Promise<never> {
  throw new Error('Only the prefetched data were wanted.');
}

function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
