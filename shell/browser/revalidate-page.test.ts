import { checksum } from '../app/checksum.ts';
import type { SiteRelease } from '../app/page-data.ts';
import { whenIdle } from './idle.ts';
import { revalidatePage } from './revalidate-page.ts';

const release: SiteRelease = {
  id: 'r1',
  parts: {},
  routes: [],
  documents: [],
  fragments: {
    Headlines: { part: 'news', data: ['/api/v1/news'] },
    Weather: { part: 'news', data: ['/api/v1/news'] },
  },
};
const etags = { '/api/v1/news': '"one"', '/api/v1/topics': '"two"' };

beforeEach(() => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  delete document.documentElement.dataset.apiHost;
});

it('makes each call once more with its ETag, and loads nothing where no response has changed', async () => {
  const { revalidated, calls, loaded } = openPage({ '/api/v1/news': 304, '/api/v1/topics': 304 });
  await revalidated;
  expect(calls.map(([path, { headers }]) => [path, headers['if-none-match']])).toEqual(Object.entries(etags));
  expect(loaded).toEqual([]);
});

it('loads the data of the page again where its own have changed', async () => {
  const { revalidated, loaded } = openPage({ '/api/v1/news': 304, '/api/v1/topics': 200 });
  await revalidated;
  expect(loaded).toEqual(['page']);
});

it('loads the data of the served fragment alone where only its own have changed', async () => {
  const { revalidated, loaded } = openPage({ '/api/v1/news': 200, '/api/v1/topics': 304 });
  await revalidated;
  expect(loaded).toEqual(['Headlines']);
});

it.each([
  [{ title: 'Served' }, []],
  [{ title: 'Changed' }, ['page']],
])('makes the same call of another host, and compares the answer %j', async (answer, expected) => {
  document.documentElement.dataset.apiHost = 'https://api.example';
  const path = '/api/v1/topics';
  const page = openPage({ [`https://api.example${path}`]: 200 }, { [path]: checksum({ title: 'Served' }) }, answer);
  await page.revalidated;
  expect(page.calls.map(([address, { headers }]) => [address, headers])).toEqual([
    [`https://api.example${path}`, { accept: 'application/json' }],
  ]);
  expect(page.loaded).toEqual(expected);
});

it('loads nothing where the calls fail', async () => {
  const { revalidated, loaded } = openPage({});
  await revalidated;
  expect(loaded).toEqual([]);
});

it('loads nothing for a page that the visitor has left meanwhile', async () => {
  const { revalidated, calls, loaded, leave } = openPage({ '/api/v1/news': 200, '/api/v1/topics': 200 });
  leave();
  await revalidated;
  expect(calls).toHaveLength(2);
  expect(loaded).toEqual([]);
});

it('calls nothing before the page has loaded', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { revalidated, calls } = openPage({});
  await whenIdle();
  expect(calls).toEqual([]);
  dispatchEvent(new Event('load'));
  await revalidated;
  expect(calls).toHaveLength(2);
});

it('calls nothing for a page without posts', async () => {
  const { revalidated, calls } = openPage({}, {});
  await revalidated;
  expect(calls).toEqual([]);
});

it('calls nothing for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { revalidated, calls } = openPage({});
  await revalidated;
  expect(calls).toEqual([]);
});

/** A hydrated page with one served fragment; services answer these paths with a status, and calls to all others fail. */
function openPage(statuses: Record<string, number>, served: Record<string, string> = etags, answer?: unknown) {
  const calls: [path: string, request: { headers: Record<string, string> }][] = [];
  const loaded: string[] = [];
  const router = { state: { location: { key: 'served' } }, revalidate: async () => void loaded.push('page') };
  globalThis.fetch = (async (...call: (typeof calls)[number]) => {
    calls.push(call);
    const status = statuses[call[0]];
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { status, json: async () => answer };
  }) as never; // nothing else of it is used
  return {
    calls,
    loaded,
    revalidated: revalidatePage(
      { etags: served, release, fragments: { Headlines: 'served' } },
      { refreshFragment: async (name) => void loaded.push(name) },
      router,
    ),
    leave: () => {
      router.state = { location: { key: 'next' } };
    },
  };
}
