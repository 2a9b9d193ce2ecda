import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { manifestOf } from '@site/delivery/testing/builds';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { createReleasePools } from './release-pools.ts';
import { visitorTimeouts } from './render-pool.ts';

let workFolder: string;
let pools: ReturnType<typeof createReleasePools>;
afterEach(() => pools.close());

it('has pools for six releases, and ends the least recently used one', async () => {
  const opened = openPools();
  for (const id of ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r1', 'r7']) await render(id);
  await render('r1');
  await render('r2');
  expect(opened).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r2']);
}, 30_000);

it('never ends the pools of releases that visitors have or a rollback returns to', async () => {
  const opened = openPools();
  pools.pin(['live', 'canary']);
  for (const id of ['live', 'canary', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'live', 'canary']) await render(id);
  expect(opened).toEqual(['live', 'canary', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6']);
}, 30_000);

it('survives a release that is evicted before it turns out to be unreadable', async () => {
  const disk = new AbortController();
  const opened = openPools({ beforeFirst: once(disk.signal, 'abort').then(noDisk) });
  const first = expect(render('r1')).rejects.toThrow('no disk');
  for (const id of ['r2', 'r3', 'r4', 'r5', 'r6', 'r7']) await render(id);
  await render('r1');
  disk.abort();
  await first;
  await render('r1');
  expect(opened).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r1']);
}, 30_000);

it('removes the modules of a release whose pool is closed, and copies them anew where it is wanted again', async () => {
  openPools();
  for (const id of ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r1']) await render(id);
  await pools.close();
  expect(readdirSync(workFolder)).toEqual([]);
}, 30_000);

it('leaves nothing of a release whose modules cannot be copied', async () => {
  openPools({ versionFolder: noDisk });
  await expect(render('r1')).rejects.toThrow('no disk');
  expect(readdirSync(workFolder)).toEqual([]);
});

function noDisk(): never {
  throw new Error('no disk');
}

const request = { target: '/', method: 'GET' as const, clientHeaders: {}, unavailableServices: [] };
const render = async (id: string) => (await pools.of(id)).render(request);

/** Pools whose threads answer without rendering. Returns the releases in the order in which they were read. */
function openPools({
  beforeFirst = Promise.resolve(),
  versionFolder = async () => workFolder,
}: {
  beforeFirst?: Promise<unknown>;
  versionFolder?: () => Promise<string>;
} = {}): string[] {
  const opened: string[] = [];
  const folder = temporaryFolder();
  workFolder = path.join(folder, 'work');
  mkdirSync(workFolder);
  const workerFile = path.join(folder, 'worker.mjs');
  const page = "{ kind: 'page', status: 200, html: '', isDegraded: false }";
  writeFileSync(workerFile, `export default async () => ({ result: ${page} });`);
  const store: Pick<ReleaseStore, 'readRelease' | 'readManifests' | 'versionFolder'> = {
    async readRelease(id) {
      opened.push(id);
      if (opened.length === 1) await beforeFirst;
      return { id, parts: {} };
    },
    readManifests: async () => [manifestOf('shell', 'a')],
    versionFolder,
  };
  const setup = { siteUrl: 'http://localhost', serviceOrigins: {} };
  pools = createReleasePools({
    store,
    workFolder,
    workerFile,
    setup,
    timeouts: visitorTimeouts,
    onPartFailed: () => {},
    log: { error: () => {} },
  });
  return opened;
}
