import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { SiteBusy } from '../site-busy.ts';
import { sampleRelease } from '../testing/sample-release.ts';
import { createSiteSearch } from './site-search.ts';

it('searches each release in a thread that knows it, at the revision of its services', async () => {
  const search = await openSearch();
  const release = sampleRelease({
    searched: {
      routes: [],
      answers: [],
      documents: [],
      sources: [{ path: '/', service: 'blog', section: 'Blog', absence: '' }],
    },
  });
  expect(await search.find(release, 'tap')).toEqual({ query: 'tap', revision: 'blog-7 contact', services: ['blog'] });
  expect(await search.find(sampleRelease({ id: 'r2' }), 'tap')).toMatchObject({ services: [] });
});

it('starts a thread again after it has ended', async () => {
  const search = await openSearch();
  await expect(search.find(sampleRelease(), 'end')).rejects.toThrow();
  expect(await search.find(sampleRelease(), 'tap')).toMatchObject({ query: 'tap' });
});

it('refuses queries beyond its limit', async () => {
  const search = await openSearch();
  await search.find(sampleRelease(), 'tap');
  const all = Promise.allSettled(Array.from({ length: 252 }, () => search.find(sampleRelease(), 'never')));
  await expect(search.find(sampleRelease(), 'tap')).rejects.toBeInstanceOf(SiteBusy);
  await search.close();
  expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
});

/** A thread that answers with the task and the services it was given; some queries make it misbehave. */
const worker = `
import { workerData } from 'node:worker_threads';
export function find({ query, revision }) {
  if (query === 'end') process.exit(1);
  if (query === 'never') return new Promise(() => {});
  return { query, revision, services: workerData.sources.map(({ service }) => service) };
}`;

async function openSearch() {
  const workerFile = path.join(temporaryFolder(), 'search.mjs');
  writeFileSync(workerFile, worker);
  const revisions = {
    of: (services: string[]) => services.map((name) => `${name}-7`).join(),
    unavailable: () => ['contact'],
  };
  const log = { error: () => {} };
  const search = createSiteSearch({ workerFile, serviceOrigins: {}, revisions, log });
  closeAfterTest(search.close);
  return search;
}
