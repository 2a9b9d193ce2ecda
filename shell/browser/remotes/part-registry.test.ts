import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { SiteRoute } from '@site/contracts/shell-api';
import type { PageData } from '../../app/page-data.ts';
import { createPartRegistry } from './part-registry.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const newsRoute = { path: '/news', part: 'news', page: 'NewsPage' } as SiteRoute; // the registry reads nothing else of it
const Page = () => null;
const modules: Record<string, unknown> = {
  'news/routes': { routes: [{ path: '/news', page: async () => Page, head: () => ({ title: 'News' }) }] },
  'news/Headlines': { fragment: { Fragment: Page, loader: async () => 'fetched' } },
};

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom has none of these.
  performance.mark = jest.fn();
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = jest.fn(async () => ({}) as Response);
});

it('loads a page and its head once', async () => {
  const parts = openRegistry();
  expect(parts.pageState(newsRoute)).toEqual({ status: 'waiting' });
  expect(await parts.loadPage(newsRoute)).toMatchObject({ Page });
  await parts.loadPage(newsRoute);
  expect(loadRemote).toHaveBeenCalledTimes(1);
  expect(parts.headOf(newsRoute, {})).toEqual({ title: 'News' });
});

it('starts all downloads of a page at once when somebody asks for its route, and once only', async () => {
  jest.mocked(loadRemote).mockReturnValue(new Promise(() => {}));
  const parts = openRegistry();
  parts.loadRoute(newsRoute);
  parts.loadRoute(newsRoute);
  expect(jest.mocked(fetch).mock.calls).toEqual([['/_/news/entry.js'], ['/_/news/page.js']]);
});

it('shows the parts as failed that the server could not render', () => {
  expect(openRegistry({ absent: ['news'] }).pageState(newsRoute)).toEqual({ status: 'failed' });
  expect(performance.mark).toHaveBeenCalledWith('part-failed', { detail: { part: 'news', stack: [] } });
});

it('loads a failed part again from a new entry, past every cache', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const parts = openRegistry();
  jest.mocked(loadRemote).mockRejectedValue(new Error('offline'));
  expect(await parts.loadPage(newsRoute)).toBeUndefined();
  loadAgain();
  parts.retry('news');
  expect(entries()).toEqual(['/_/news/entry.js?try=1']);
  expect(await parts.loadPage(newsRoute)).toMatchObject({ Page });
  expect(fetch).toHaveBeenCalledWith('/_/news/page.js', expect.objectContaining({ cache: 'reload' }));
});

it('loads a failed part again even if fetching its files past the caches stalls', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(endAtOnce);
  const parts = openRegistry();
  jest.mocked(loadRemote).mockRejectedValue(new Error('offline'));
  expect(await parts.loadPage(newsRoute)).toBeUndefined();
  loadAgain();
  jest.mocked(fetch).mockImplementation(untilAborted);
  parts.retry('news');
  expect(await parts.loadPage(newsRoute)).toMatchObject({ Page });
});

it('loads a failed page again when somebody goes there again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const parts = openRegistry();
  jest.mocked(loadRemote).mockRejectedValue(new Error('offline'));
  expect(await parts.loadPage(newsRoute)).toBeUndefined();
  loadAgain();
  expect(await parts.loadPage(newsRoute)).toMatchObject({ Page });
  expect(entries()).toEqual(['/_/news/entry.js?try=1']);
});

it('loads a failed fragment again when somebody comes to it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const parts = openRegistry();
  jest.mocked(loadRemote).mockRejectedValue(new Error('offline'));
  parts.loadFragment('Headlines');
  await new Promise((resolve) => setTimeout(resolve));
  expect(parts.fragmentState('Headlines')).toEqual({ status: 'failed' });
  loadAgain();
  await parts.loadFragment('Headlines');
  expect(parts.fragmentState('Headlines')).toMatchObject({ status: 'ready', data: 'fetched' });
});

it.each([
  ['that the server sent', { Headlines: 'served' }, 'served'],
  ['that it fetches', {}, 'fetched'],
])('loads a fragment with the data %s', async (_which, fragments, data) => {
  const parts = openRegistry({ fragments });
  await parts.loadFragment('Headlines');
  expect(parts.fragmentState('Headlines')).toEqual({ status: 'ready', Fragment: Page, data });
});

it('tells listeners every change until they leave', async () => {
  const parts = openRegistry();
  const listener = jest.fn();
  const leave = parts.subscribe(listener);
  await parts.loadPage(newsRoute);
  leave();
  parts.retry('news');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('loads newer data of a served fragment after its code', async () => {
  const parts = openRegistry({ fragments: { Headlines: 'served' } });
  parts.refreshFragment('Headlines');
  expect(parts.fragmentState('Headlines')).toEqual({ status: 'waiting' });
  const states: unknown[] = [];
  parts.subscribe(() => states.push(parts.fragmentState('Headlines')));
  await parts.loadFragment('Headlines');
  await new Promise((resolve) => setTimeout(resolve));
  expect(states).toMatchObject([{ data: 'served' }, { data: 'fetched' }]);
});

it('loads a fragment after all, when somebody tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const parts = openRegistry();
  jest.mocked(loadRemote).mockRejectedValue(new Error('offline'));
  const loaded = parts.loadFragment('Headlines');
  await new Promise((resolve) => setTimeout(resolve));
  expect(parts.fragmentState('Headlines')).toEqual({ status: 'failed' });
  loadAgain();
  parts.retry('news');
  await loaded;
  expect(parts.fragmentState('Headlines')).toMatchObject({ status: 'ready', data: 'fetched' });
});

function openRegistry(page: Partial<PageData> = {}) {
  loadAgain();
  const part = { version: '1', entry: 'entry.js', integrity: '' };
  const release: PageData['release'] = {
    id: 'r1',
    parts: {
      shell: { ...part, base: '/_/shell/', files: {} },
      news: { ...part, base: '/_/news/', files: { NewsPage: ['page.js'] } },
    },
    routes: [newsRoute],
    documents: [],
    fragments: { Headlines: { part: 'news', data: ['/api/v1/news'] } },
  };
  const empty = { siteUrl: 'https://site.example', loaderData: {}, actionData: null, fragments: {}, absent: [] };
  return createPartRegistry({ ...empty, release, ...page }, { get: neverAsked, post: neverAsked });
}

function endAtOnce() {
  const controller = new AbortController();
  setTimeout(() => controller.abort());
  return controller.signal;
}

function untilAborted(_address: unknown, options?: RequestInit): Promise<never> {
  return new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', reject));
}

function loadAgain() {
  jest.mocked(loadRemote).mockImplementation(async (name) => modules[name] as never);
}

function entries() {
  return jest
    .mocked(registerRemotes)
    .mock.calls.flatMap(([remotes]) => remotes.map((remote) => 'entry' in remote && remote.entry));
}

async function neverAsked(path: string): Promise<never> {
  throw new Error(`A part was loaded by a call of ${path}.`);
}
