import { type ApiClient, ApiError } from '@site/contracts/api';
import { renderPage } from '@site/host/testing/render-page';
import { act, screen } from '@testing-library/react';
import { loadPost } from '../data/loaders.ts';
import { visit } from '../testing/fake-api.ts';
import { servicePost } from '../testing/sample-posts.ts';
import { BlogDetailPage } from './BlogDetailPage.tsx';

const preview = '/api/v1/blogsBySlug/tanks/preview?preview=a.1';
const gone = new ApiError('refused', 'There is no preview.', { status: 404 });
const away = new ApiError('unreachable', 'No answer.');

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['what was saved', ['Tanks', 'Tanks', 'Lifts'], 'Lifts', 2],
  ['that its link is no longer good', ['Tanks', gone], 'Post not found', 1],
  ['what was saved while the service restarts', ['Tanks', away, away, 'Lifts'], 'Lifts', 3],
])('shows %s', async (_what, responses, heading, seconds) => {
  await openPost(responses);
  await pass(seconds - 1);
  expect(screen.queryByRole('heading', { level: 1, name: heading })).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

it('leaves the page as it is until something is saved', async () => {
  const { requests } = await openPost(['Tanks']);
  const observer = new MutationObserver(() => {});
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await pass(5);
  expect(requests).toHaveLength(6);
  expect(observer.takeRecords()).toEqual([]);
});

it('waits for a slow answer', async () => {
  const { requests, signals } = await openPost(['Tanks', 3_500]);
  await pass(4);
  expect([requests.length, signals[1]?.aborted]).toEqual([2, false]);
  await pass(1.5);
  expect(requests).toHaveLength(3);
});

it('sends no request once its link has expired', async () => {
  const { requests } = await openPost(['Tanks', gone]);
  await pass(5);
  expect(requests).toHaveLength(2);
});

it('sends no request once the page is left', async () => {
  const { requests, unmount } = await openPost(['Tanks']);
  await pass(1);
  unmount();
  await pass(5);
  expect(requests).toEqual([preview, preview]);
});

it('sends no request while the page is out of view', async () => {
  const { requests } = await openPost(['Tanks']);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(5);
  expect(requests).toHaveLength(1);
  hidden.mockReturnValue(false);
  await pass(1);
  expect(requests).toHaveLength(2);
});

it('offers the retry, not a loading state, until it is pressed', async () => {
  await openPost([away, 10_000]);
  await pass(2);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('moves the focus after a retry to the notice if that fails again, and to the post if it loads', async () => {
  await openPost([away, away, 'Tanks'], '/blogs/tanks');
  await press();
  expect(screen.getByRole('heading', { level: 1, name: 'This post could not be loaded' })).toHaveFocus();
  await press();
  expect(screen.getByRole('heading', { level: 1, name: 'Tanks' })).toHaveFocus();
});

it('loads a published post once', async () => {
  const { requests } = await openPost(['Tanks'], '/blogs/tanks');
  await pass(5);
  expect(requests).toEqual(['/api/v1/blogsBySlug/tanks']);
});

/** A post for which the service answers with these titles, fails, or takes this many milliseconds. The last answer is repeated. */
async function openPost(responses: (string | Error | number)[], address = '/blogs/tanks?preview=a.1') {
  const requests: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const api: ApiClient = {
    get: async (path, { parse, signal }) => {
      if (!path.startsWith('/api/v1/blogsBySlug/')) throw away;
      const response = responses[requests.length] ?? responses.at(-1);
      requests.push(path);
      signals.push(signal);
      if (response instanceof Error) throw response;
      if (typeof response === 'number') await new Promise((resolve) => setTimeout(resolve, response));
      const data = servicePost({ title: typeof response === 'string' ? response : 'Tanks' });
      const answer = { status: 'success', data, previous: null, next: null, related: [] };
      const previewed = { state: 'draft', until: '2026-11-28T06:00:00Z', answer };
      return parse(path === preview ? { status: 'success', data: previewed } : answer);
    },
    post: () => Promise.reject(new Error('A preview posts nothing.')),
  };
  const args = visit(address, api, { slug: 'tanks' });
  const loaded = await loadPost(args);
  const { unmount } = renderPage(BlogDetailPage, {
    path: address,
    data: 'data' in loaded ? loaded.data : loaded, // as the router hands it on
    loader: ({ request }) => loadPost({ ...args, request }),
  });
  return { requests, signals, unmount };
}

async function press() {
  act(() => screen.getByRole('button', { name: 'Try again' }).focus());
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await pass(1);
}

/** In steps, because React renders what has changed at the end of each `act`. */
async function pass(seconds: number) {
  const stepMs = 100;
  for (let ms = 0; ms < seconds * 1_000; ms += stepMs) await act(() => jest.advanceTimersByTimeAsync(stepMs));
}
