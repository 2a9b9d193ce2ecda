import { askServer } from './ask-server.ts';

const result = { query: 'nal & pipe', hits: [], absences: [] };

it('asks for the query as it is typed', async () => {
  const asked = answer(200);
  expect(await askServer('nal & pipe', new AbortController().signal)).toEqual(result);
  expect(asked()).toBe('/search.json?q=nal+%26+pipe');
});

it('fails where the server does', async () => {
  answer(503);
  await expect(askServer('nal', new AbortController().signal)).rejects.toThrow('status 503');
});

function answer(status: number): () => string | undefined {
  let asked: string | undefined;
  globalThis.fetch = async (address) => {
    asked = String(address);
    // Only the fields that are read.
    return { ok: status === 200, status, json: async () => result } as Response;
  };
  return () => asked;
}
