import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entryOf } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { closeAfterTest } from '@site/testing/close-after-test';
import { fastify } from 'fastify';
import { createEdgeMemory } from '../../caching/edge-memory.ts';
import { createAssets } from '../../files/assets.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { sampleRelease } from '../../testing/sample-release.ts';
import { releaseFileRoutes } from './release-files.ts';

it.each([true, false])('names the live release and whether its builds are shared: %j', async (isShared) => {
  const { get, entry, parts } = await openSite(isShared);
  expect(JSON.parse((await get('/_/release.json')).text)).toEqual({ id: entry.release, parts, isShared });
});

it('reads the store once, however often somebody asks for a release', async () => {
  const { get, head, store, entry } = await openSite(true);
  const read = jest.spyOn(store.storage, 'read');
  for (const _time of ['first', 'again']) await get('/_/release.json');
  expect(read).not.toHaveBeenCalled();
  for (const _time of ['first', 'again'])
    expect([await head(`/_/release/${entry.release}`), await head('/_/release/0123456789ab')]).toEqual([204, 404]);
  const keys = read.mock.calls.map(([key]) => key);
  expect(keys).toHaveLength(new Set(keys).size);
});

it('serves files of the store unchanged, but only where they are shared', async () => {
  const { get, store, entry, parts } = await openSite(true);
  expect((await get(`/_/store/parts/news/files/${entryOf('one')}`)).text).toBe('one');
  expect(JSON.parse((await get(`/_/store/releases/${entry.release}.json`)).text).parts).toEqual(parts);
  expect(JSON.parse((await get('/_/store/channels/production/00000001.json')).text)).toEqual(
    await store.channel('production').newest(),
  );
  const unshared = await openSite(false);
  expect((await unshared.get(`/_/store/parts/news/files/${entryOf('one')}`)).status).toBe(404);
});

it.each([
  'parts/../../outside.txt',
  'releases/../inside.txt',
  'inside.txt',
  'incoming/x',
  'counts/production/2/edge/00000001.json',
  'parts/news/1.0.0-one/none.js',
  'channels/production/',
  '',
])('serves nothing but files of parts, releases and channels: %s', async (key) => {
  const { get, folder, store } = await openSite(true);
  await writeFile(path.join(folder, 'outside.txt'), 'secret');
  for (const own of ['inside.txt', 'incoming/x', 'counts/production/2/edge/00000001.json'])
    await store.storage.create(own, Buffer.from('secret'));
  expect((await get(`/_/store/${key}`)).status).toBe(404);
});

it.each([false, true])('has no address for source maps, whether it shares its store or not: %s', async (isShared) => {
  const { get, store } = await openSite(isShared);
  const file = `${entryOf('one')}.map`;
  const key = `maps/news/1.0.0-one/browser/${file}`;
  await store.storage.create(key, Buffer.from('{}'));
  for (const address of [
    `/_/news/${file}`,
    `/_/news/maps/${file}`,
    `/_/${key}`,
    `/_/store/${key}`,
    `/_/store/parts/../${key}`,
    `/${key}`,
  ])
    expect([address, (await get(address)).status]).toEqual([address, 404]);
});

async function openSite(isShared: boolean) {
  const { folder, store, start } = await openTestStore();
  const entry = await start({ news: 'one' });
  const { parts } = await store.readRelease(entry.release);
  const assets = createAssets(store, createEdgeMemory(1_000_000));
  const app = fastify();
  closeAfterTest(() => app.close());
  const liveRelease = () => sampleRelease({ id: entry.release, parts });
  const tableFiles = { find: async () => undefined };
  app.register(releaseFileRoutes, {
    store,
    assets,
    liveRelease,
    tableFiles,
    clientAddress: { read: () => '127.0.0.1', invalidCount: () => 0 },
    countCostly: () => {},
    config: { sharesReleases: isShared },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const head = async (target: string) => (await fetch(origin + target, { method: 'HEAD' })).status;
  return { folder, store, get: (target: string) => rawRequest(origin, target), head, entry, parts };
}
