import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SiteBusy } from '../site-busy.ts';
import { liveRelease } from '../testing/sample-release.ts';
import { createSearchThread } from './search-thread.ts';

const leftovers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clear of leftovers.splice(0)) await clear();
});

describe('search in a worker of its own', () => {
  it('sends a release once, and again after others', async () => {
    const { sentWith } = await openSearch();
    expect([await sentWith('r1'), await sentWith('r1')]).toEqual([true, false]);
    for (const other of ['r2', 'r3', 'r4', 'r5']) await sentWith(other);
    expect(await sentWith('r1')).toBe(true);
  });

  it('starts again after its worker has ended', async () => {
    const { search, sentWith } = await openSearch();
    await sentWith('r1');
    await expect(search.find(liveRelease(), 'end')).rejects.toBeInstanceOf(SiteBusy);
    expect(await sentWith('r1')).toBe(true);
  });

  it('refuses questions beyond its bound', async () => {
    const { search } = await openSearch();
    const asked = Array.from({ length: 251 }, () => search.find(liveRelease(), 'never'));
    const all = Promise.allSettled(asked);
    await expect(asked.at(-1)).rejects.toBeInstanceOf(SiteBusy);
    await search.end();
    expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('passes on why a search failed', async () => {
    const { search } = await openSearch();
    await expect(search.find(liveRelease(), 'fault')).rejects.toThrow('no such index');
  });
});

/** A worker that says whether the release came with the question; some words make it misbehave. */
const worker = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, query, release }) => {
  if (query === 'end') process.exit(0);
  if (query === 'fault') parentPort.postMessage({ id, fault: 'no such index' });
  if (query === 'sent') parentPort.postMessage({ id, result: { query: String(release !== undefined), hits: [], absences: [] } });
});`;

async function openSearch() {
  const folder = await mkdtemp(path.join(tmpdir(), 'search-'));
  const workerFile = path.join(folder, 'search.mjs');
  await writeFile(workerFile, worker);
  const search = createSearchThread({ workerFile, serviceOrigins: {} });
  leftovers.push(search.end, () => rm(folder, { recursive: true }));
  const sentWith = async (id: string) => (await search.find(liveRelease({ id }), 'sent')).query === 'true';
  return { search, sentWith };
}
