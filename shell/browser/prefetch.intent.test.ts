import type { LoaderArgs, PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';
import { fireEvent } from '@testing-library/react';
import type { SiteRelease } from '../app/page-data.ts';
import type { Parts } from '../app/parts/parts.ts';
import { prefetchOnIntent } from './prefetch.ts';

const url = 'http://localhost/posts/rain';

afterEach(() => Object.assign(navigator, { connection: undefined }));

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

it('prefetches nothing where data are saved', () => {
  const { loadPage } = openPage(async () => 'Post');
  Object.assign(navigator, { connection: { saveData: true } });
  fireEvent.pointerMove(link('/posts/rain'));
  expect(loadPage).not.toHaveBeenCalled();
});

it('loads the data on the click where prefetching them failed', async () => {
  const { loadData } = openPage(async () => Promise.reject(new Error('offline')));
  fireEvent.pointerMove(link('/posts/rain'));
  expect(await loadData(url, async () => 'Loaded')).toBe('Loaded');
});

it('loads the data on the click where the prefetched data are too old', async () => {
  const { loadData } = openPage(async () => 'Prefetched');
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  fireEvent.pointerMove(link('/posts/rain'));
  now.mockReturnValue(10_000);
  expect(await loadData(url, async () => 'Loaded')).toBe('Loaded');
});

it('loads the data on the click where a call of a prefetching loader failed', async () => {
  const { loadData } = openPage(({ api }) => api.get('/posts', { parse: String }).catch(() => 'Failed'));
  fireEvent.pointerMove(link('/posts/rain'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(await loadData(url, async () => 'Loaded')).toBe('Loaded');
});

/** A page with a table of two routes; `load` is the loader of the part's route. */
function openPage(load: (args: LoaderArgs) => Promise<unknown>) {
  const loader = jest.fn(load);
  const route: PartRoute = { path: '/posts/:slug', page: async () => Page, loader };
  const loadPage = jest.fn(async () => ({ Page, route }));
  const parts: Partial<Parts> = { loadPage, loadRoute: async () => route };
  const routes = [
    { path: '/posts/:slug', part: 'news' },
    { path: '/search', part: 'shell' },
  ] as SiteRoute[]; // nothing else of them is read
  const release: SiteRelease = { id: 'one', parts: {}, routes, documents: [], fragments: {} };
  const loadData = prefetchOnIntent({
    release,
    parts: parts as Parts,
    api: { get: neverLoaded, post: neverLoaded },
  });
  return { loader, loadPage, loadData };
}

const Page = () => null;

function link(href: string): Element {
  document.body.innerHTML = `<a href="${href}"><b>Rain</b></a>`;
  return document.querySelector('b') ?? document.body;
}

async function neverLoaded(): Promise<never> {
  throw new Error('Only the prefetched data were wanted.');
}
