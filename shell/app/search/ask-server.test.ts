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

it.each([
  ['the visitor types on', (stop: AbortController) => stop.abort()],
  ['five seconds pass', () => jest.advanceTimersByTime(5_000)],
])('gives up once %s', async (_when, happen) => {
  jest.useFakeTimers();
  globalThis.fetch = (_address, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('given up'))));
  const stop = new AbortController();
  const answered = askServer('nal', stop.signal);
  happen(stop);
  await expect(answered).rejects.toThrow('given up');
  jest.useRealTimers();
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
