import { sampleIndex } from './testing/sample-index.ts';

const stalled = 'no answer';
const onServer = { query: 'nal', hits: [{ path: '/old', title: 'Old', text: '', words: [] }], absences: [] };

it('fetches the index once', async () => {
  const { loadSearch, requested } = await freshPage({ '/search-index.json': [sampleIndex, sampleIndex] });
  expect([(await loadSearch())('nal').hits.length, (await loadSearch())('nal').hits.length]).toEqual([1, 1]);
  expect(requested).toEqual(['/search-index.json']);
});

it.each([
  ['an incomplete index', { ...sampleIndex, entries: [], absences: ['Posts are missing.'] }],
  ['an index that failed', undefined],
  ['an index that stalled', stalled],
])('fetches %s again', async (_what, first) => {
  const { loadSearch } = await freshPage({ '/search-index.json': [first, sampleIndex] });
  const empty = await loadSearch().then(
    (search) => search('nal').hits,
    () => [],
  );
  expect(empty).toEqual([]);
  expect((await loadSearch())('nal').hits).toHaveLength(1);
});

describe('the search page', () => {
  it('shows what the server finds', async () => {
    const { load, requested } = await freshPage({ '/search.json?q=nal+%26+pipe': [onServer] });
    expect(await load('nal & pipe')).toEqual({ status: 'ready', result: onServer });
    expect(requested).toHaveLength(1);
  });

  it('searches its own index without the server', async () => {
    const { load } = await freshPage({ '/search-index.json': [sampleIndex] });
    expect(await load('nal')).toMatchObject({ status: 'ready', result: { hits: [{ path: '/plumbing-services' }] } });
  });

  it.each([
    ['could be reached', {}],
    ['answers in time', { '/search.json?q=nal': [stalled], '/search-index.json': [stalled] }],
  ])('says that neither server nor index %s', async (_what, responses) => {
    const { load } = await freshPage(responses);
    expect(await load(' nal ')).toEqual({ status: 'failed', query: 'nal' });
  });
});

/** The modules as on a page just opened, over a site that gives these responses in turn and fails where there is none. Timeouts end at once. */
async function freshPage(responses: Record<string, unknown[]>) {
  const requested: string[] = [];
  // jsdom has neither.
  AbortSignal.timeout = () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort());
    return controller.signal;
  };
  globalThis.fetch = async (address, options) => {
    requested.push(String(address));
    const body = responses[String(address)]?.shift();
    if (body === stalled) await new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', reject));
    // Only the fields that are read.
    return { ok: body !== undefined, status: body ? 200 : 503, json: async () => body } as Response;
  };
  jest.resetModules();
  const { loadSearch } = await import('./search-client.ts');
  const { loader } = await import('./SearchPage.tsx');
  const load = (query: string) => {
    const url = `http://localhost/search?${new URLSearchParams({ q: query })}`;
    // jsdom has no Request; only its address is read.
    return loader({ request: { url } as Request } as Parameters<typeof loader>[0]);
  };
  return { loadSearch, load, requested };
}
