import path from 'node:path';
import { serveHere } from '@site/service/testing/http';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { openTestStore } from '../testing/open-test-store.ts';
import { openStore } from './open-store.ts';
import { ReleaseStore } from './release-store.ts';
import { copyVersion } from './version-files.ts';
import { WebStorage } from './web-storage.ts';

describe('a store that others serve as plain files', () => {
  it.each([1, 2, 3, 7, 8, 12])('finds where a channel points after %i changes, without a list', async (changes) => {
    const { store, start } = await openTestStore();
    for (let change = 1; change <= changes; change += 1) await start({ news: `${change}` });
    const found = await (await served(store)).readChannel('production');
    expect(found).toEqual(await store.readChannel('production'));
    expect(found?.revision).toBe(changes);
  });

  it('lists nothing after the newest entry of a channel', async () => {
    const { store, start } = await openTestStore();
    await start({ news: '1' });
    const { revision } = await start({ news: '2' });
    expect(await (await served(store)).channelAfter('production', revision)).toBeUndefined();
  });

  it.each(['', 'channels/', 'parts/'])("refuses to list '%s', which it cannot", async (prefix) => {
    const { store } = await openTestStore();
    await expect((await served(store)).storage.list(prefix)).rejects.toThrow('cannot be listed');
  });
});

describe('copying a version', () => {
  it('copies every file and the manifest', async () => {
    const { store, publish } = await openTestStore();
    const version = await publish('news', 'one');
    const own = openStore({ RELEASES_DIR: path.join(temporaryFolder(), 'own') });
    await copyVersion((await served(store)).storage, own.storage, 'news', version);
    const manifest = await own.readManifest('news', version);
    expect(manifest).toEqual(await store.readManifest('news', version));
    await expect(own.verify(manifest)).resolves.toBeUndefined();
  });
});

/** The same store, as a bucket or a CDN serves it. */
async function served(store: ReleaseStore): Promise<ReleaseStore> {
  const origin = await serveHere(async (request, response) => {
    const content = await store.storage.read((request.url ?? '/').slice(1));
    response.writeHead(content ? 200 : 404).end(content);
  });
  return new ReleaseStore(new WebStorage(origin));
}
