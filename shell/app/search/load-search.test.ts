import { sampleIndex } from './testing/sample-index.ts';

it('fetches the index once', async () => {
  const { loadSearch, asked } = await freshPage([sampleIndex, sampleIndex]);
  expect([(await loadSearch())('nal').hits.length, (await loadSearch())('nal').hits.length]).toEqual([1, 1]);
  expect(asked()).toBe(1);
});

it('fetches an incomplete index again', async () => {
  const { loadSearch } = await freshPage([{ ...sampleIndex, absences: ['Posts are away.'] }, sampleIndex]);
  expect((await loadSearch())('nal').absences).toEqual(['Posts are away.']);
  expect((await loadSearch())('nal').absences).toEqual([]);
});

it('fetches again after a failure', async () => {
  const { loadSearch } = await freshPage([undefined, sampleIndex]);
  await expect(loadSearch()).rejects.toThrow('status 503');
  expect((await loadSearch())('nal').hits).toHaveLength(1);
});

/** The module as on a page just opened, with these responses to its requests. */
async function freshPage(answers: (typeof sampleIndex | undefined)[]) {
  let count = 0;
  globalThis.fetch = async () => {
    const index = answers[count++];
    // Only the fields that are read.
    return { ok: index !== undefined, status: index ? 200 : 503, json: async () => index } as Response;
  };
  jest.resetModules();
  const { loadSearch } = await import('./load-search.ts');
  return { loadSearch, asked: () => count };
}
