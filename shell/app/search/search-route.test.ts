import { loader } from './search-route.ts';
import { sampleIndex } from './testing/sample-index.ts';

const ofServer = { query: 'nal', hits: [{ path: '/old', title: 'Old', text: '', words: [] }], absences: [] };

it('shows what the server finds', async () => {
  answer({ '/search.json': ofServer });
  expect(await load('nal')).toEqual({ status: 'ready', result: ofServer });
});

it('says that neither server nor index could be reached', async () => {
  answer({});
  expect(await load(' nal ')).toEqual({ status: 'failed', query: 'nal' });
});

it('searches its own index without the server', async () => {
  answer({ '/search-index.json': sampleIndex });
  expect(await load('nal')).toMatchObject({ status: 'ready', result: { hits: [{ path: '/plumbing-services' }] } });
});

function load(query: string) {
  const url = `http://localhost/search?${new URLSearchParams({ q: query })}`;
  // jsdom has no Request; only these fields are read.
  const request = { url, signal: new AbortController().signal } as Request;
  return loader({ request } as Parameters<typeof loader>[0]);
}

function answer(answers: Record<string, unknown>) {
  globalThis.fetch = async (address) => {
    const body = answers[String(address).split('?')[0] ?? ''];
    // Only the fields that are read.
    return { ok: body !== undefined, status: body ? 200 : 503, json: async () => body } as Response;
  };
}
