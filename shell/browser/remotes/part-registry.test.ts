import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { SiteRoute } from '@site/contracts/shell-api';
import { createDeferred } from '@site/testing/deferred';
import type { PageData } from '../../app/page-data.ts';
import { PageMissing } from '../../app/parts.ts';
import { createPartRegistry } from './part-registry.ts';
import { partTimeoutMs } from './time-limits.ts';

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

afterEach(() => jest.useRealTimers());

it('loads a page once', async () => {
  const parts = openRegistry();
  expect(parts.pageOf(newsRoute)).toBeUndefined();
  expect(await parts.loadPage(newsRoute)).toMatchObject({ Page });
  await parts.loadPage(newsRoute);
  expect(loadRemote).toHaveBeenCalledTimes(1);
  expect(parts.pageOf(newsRoute)?.route.head).toBeDefined();
});

it('gives up a page after four seconds, and shows it when it arrives late', async () => {
  useFakeTime();
  const parts = openRegistry();
  const { promise, resolve } = createDeferred();
  jest.mocked(loadRemote).mockImplementation(async (name) => promise.then(() => modules[name] as never));
  const missing = parts.loadPage(newsRoute).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(partTimeoutMs);
  const error = await missing;
  expect(performance.mark).toHaveBeenCalledWith('part-failed', { detail: { part: 'news', stack: [] } });
  resolve();
  if (!(error instanceof PageMissing)) throw error;
  await error.arrival;
  expect(parts.pageOf(newsRoute)).toMatchObject({ Page });
});

it('shows no failure for an error while the visitor leaves, until the timeout', async () => {
  useFakeTime();
  const parts = openRegistry();
  jest.mocked(loadRemote).mockImplementation(async () => {
    dispatchEvent(new Event('beforeunload'));
    throw new Error('aborted');
  });
  const missing = parts.loadPage(newsRoute).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(partTimeoutMs - 1);
  expect(performance.mark).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await missing).toMatchObject({ name: 'PageMissing' });
});

it('asks whether the release still exists before it gives up a page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onMissing = jest.fn(async () => {});
  const parts = openRegistry({}, onMissing);
  jest.mocked(loadRemote).mockRejectedValue(new Error('offline'));
  await expect(parts.loadPage(newsRoute)).rejects.toThrow('/news');
  expect(onMissing).toHaveBeenCalledTimes(1);
});

it('reports the parts as failed that the server could not render', () => {
  openRegistry({ absent: ['news'] });
  expect(performance.mark).toHaveBeenCalledWith('part-failed', { detail: { part: 'news', stack: [] } });
});

it('loads a failed part again from a new entry, past every cache', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const parts = openRegistry();
  jest.mocked(loadRemote).mockRejectedValue(new Error('offline'));
  await expect(parts.loadPage(newsRoute)).rejects.toThrow('/news');
  loadAgain();
  expect(await parts.loadPage(newsRoute)).toMatchObject({ Page });
  expect(entries()).toEqual(['/_/news/entry.js', '/_/news/entry.js?try=1']);
  expect(fetch).toHaveBeenCalledWith('/_/news/page.js', expect.objectContaining({ cache: 'reload' }));
});

it('loads a failed part again even if fetching its files past the caches stalls', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(endAtOnce);
  const parts = openRegistry();
  jest.mocked(loadRemote).mockRejectedValue(new Error('offline'));
  await expect(parts.loadPage(newsRoute)).rejects.toThrow('/news');
  loadAgain();
  jest.mocked(fetch).mockImplementation(untilAborted);
  expect(await parts.loadPage(newsRoute)).toMatchObject({ Page });
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
  await parts.loadFragment('Headlines');
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

function openRegistry(page: Partial<PageData> = {}, onMissing = async () => {}) {
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
  return createPartRegistry({ ...empty, release, ...page }, { get: neverAsked, post: neverAsked }, onMissing);
}

function useFakeTime() {
  jest.useFakeTimers();
  performance.mark = jest.fn();
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
