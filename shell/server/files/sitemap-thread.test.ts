import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { sampleRelease } from '../testing/sample-release.ts';
import { createSitemapThread } from './sitemap-thread.ts';

afterEach(() => jest.useRealTimers());

const release = sampleRelease({ sitemapSources: [{ path: '/api/posts/addresses', service: 'posts' }] });

it('makes the sitemap once for all who ask, until the data of a service changes', async () => {
  const { bodies, set } = openThread();
  expect(await bodies(release, release, release)).toEqual(['1', '1', '1']);
  expect(await bodies(release)).toEqual(['1']);
  set({ revision: '2' });
  expect(await bodies(release)).toEqual(['2']);
});

it('makes a sitemap for each release', async () => {
  const { bodies } = openThread();
  const canary = sampleRelease({ id: 'bbbbbbbbbbbb' });
  expect(await bodies(release, canary, release, canary)).toEqual(['1', '2', '1', '2']);
});

it('asks a service that fails again after five seconds, and logs the failure once for each time', async () => {
  const { bodies, log } = openThread({ revision: 'fails' });
  const setClock = openClock();
  expect(await bodies(release, release)).toEqual(['1', '1']);
  setClock(5_900);
  expect(await bodies(release)).toEqual(['1']);
  setClock(6_100);
  expect(await bodies(release)).toEqual(['2']);
  expect(log.error.mock.calls).toEqual([
    [{}, 'no list'],
    [{}, 'no list'],
  ]);
});

it('makes the sitemap again after its thread has ended', async () => {
  const { bodies, set } = openThread({ revision: 'ends' });
  await expect(bodies(release)).rejects.toThrow();
  set({ revision: '2' });
  expect(await bodies(release)).toEqual(['1']);
});

/** The cache has taken the clock before Jest can fake it, and reads it again once a timer has passed. */
function openClock() {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'queueMicrotask', 'setImmediate'] });
  return (ms: number) => {
    now.mockReturnValue(ms);
    jest.runOnlyPendingTimers();
  };
}

/** A thread that numbers its answers; some revisions make it misbehave. */
const worker = `
let count = 0;
export default function make({ sources }) {
  if (sources[0]?.revision === 'ends') process.exit(1);
  count += 1;
  return { body: String(count), isComplete: true, problems: sources[0]?.revision === 'fails' ? ['no list'] : [] };
}`;

function openThread({ revision = '1' } = {}) {
  const workerFile = path.join(temporaryFolder(), 'sitemap.mjs');
  writeFileSync(workerFile, worker);
  const data = { revision };
  const log = { error: jest.fn() };
  const revisions = { of: () => data.revision };
  const thread = createSitemapThread({
    workerFile,
    siteUrl: 'https://site.example',
    serviceOrigins: {},
    revisions,
    log,
  });
  closeAfterTest(thread.close);
  return {
    log,
    set: (changes: { revision: string }) => Object.assign(data, changes),
    bodies: async (...releases: (typeof release)[]) =>
      (await Promise.all(releases.map((wanted) => thread.make(wanted)))).map(({ body }) => body),
  };
}
