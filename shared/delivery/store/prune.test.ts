import { promote } from '../channels/promote.ts';
import { rollback } from '../channels/rollback.ts';
import { allowAll } from '../gate/gate.ts';
import { entryOf } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { prune } from './prune.ts';
import { mapKey, releaseKey } from './store-layout.ts';

const wait = async () => {};

describe('pruning', () => {
  it('removes only what no live or recent release uses', async () => {
    const { store } = await openDeliveries();
    const { versions } = await prune(store, { wait, keep: 2, graceMs: -1 });
    expect(versions.sort()).toEqual(['blog@1.0.0-a', 'blog@1.0.0-b', 'blog@1.0.0-never-live']);
    expect((await store.listVersions('blog')).sort()).toEqual(['1.0.0-c', '1.0.0-d', '1.0.0-e']);
    expect(await store.listVersions('shell')).toEqual(['1.0.0-a']);
  });

  it('removes files for browsers that no version names any more, and keeps what the kept ones share', async () => {
    const { store, publish } = await openDeliveries();
    await publish('blog', 'e', { version: '1.0.0-other-name' });
    const scripts = (contents: string[]) => contents.map((content) => `parts/blog/files/${entryOf(content)}`).sort();
    await prune(store, { wait, keep: 2, graceMs: 60_000 });
    expect(await store.storage.list('parts/blog/files/')).toEqual(scripts(['a', 'b', 'c', 'd', 'e', 'never-live']));
    expect((await prune(store, { wait, keep: 2, graceMs: -1, isDryRun: true })).files).toBe(3);
    expect((await prune(store, { wait, keep: 2, graceMs: -1 })).files).toBe(3);
    expect(await store.storage.list('parts/blog/files/')).toEqual(scripts(['c', 'd', 'e']));
    for (const version of await store.listVersions('blog'))
      await store.verify(await store.readManifest('blog', version));
  });

  it('keeps as many live releases, whatever canaries tried between them', async () => {
    const { store, tryOut } = await openDeliveries();
    for (const content of ['f', 'g', 'h']) await tryOut('blog', content);
    await prune(store, { wait, keep: 2, graceMs: -1 });
    expect((await store.listVersions('blog')).sort()).toEqual(
      ['c', 'd', 'e', 'f', 'g', 'h'].map((name) => `1.0.0-${name}`),
    );
  });

  it('keeps what another channel points to', async () => {
    const { store } = await openDeliveries();
    const versions = { shell: '1.0.0-a', blog: '1.0.0-a' };
    await promote(store, { versions, channel: 'staging', why: 'look', gate: allowAll });
    expect((await prune(store, { wait, keep: 0, graceMs: -1 })).versions).not.toContain('blog@1.0.0-a');
  });

  it('keeps a version whose interrupted publish was finished only now', async () => {
    const { store } = await openDeliveries();
    const isManifest = (key: string) => key.endsWith('part.json');
    jest.spyOn(store.storage, 'modified').mockImplementation(async (key) => new Date(isManifest(key) ? Date.now() : 0));
    expect((await prune(store, { wait, keep: 0, graceMs: 60_000 })).versions).toEqual([]);
  });

  it('keeps what somebody rolls back to while it removes', async () => {
    const { store } = await openDeliveries();
    const old = (await store.channel('production').history()).slice(0, -1).map(({ release }) => release);
    const remove = store.storage.remove.bind(store.storage);
    jest.spyOn(store.storage, 'remove').mockImplementationOnce(async (key) => {
      const to = old.find((id) => releaseKey(id) !== key) ?? '';
      await rollback(store, { channel: 'production', to, why: 'bad', gate: allowAll });
      await remove(key);
    });
    expect((await prune(store, { wait, keep: 0, graceMs: -1 })).releases).toHaveLength(3);
    const { release = '' } = (await store.channel('production').newest()) ?? {};
    const { parts } = await store.readRelease(release);
    for (const manifest of await store.readManifests(parts)) await store.verify(manifest);
  });

  it('keeps the files of a version that is published while it waits', async () => {
    const { store, publish } = await openDeliveries();
    const publishAgain = async () => void (await publish('blog', 'never-live', { version: '1.0.0-again' }));
    const { versions } = await prune(store, { keep: 9, graceMs: -1, wait: publishAgain });
    expect(versions).toEqual(['blog@1.0.0-never-live']);
    await store.verify(await store.readManifest('blog', '1.0.0-again'));
  });

  it('asks for the list of releases a few times, however many versions there are', async () => {
    const { store, publish } = await openDeliveries();
    for (const content of ['f', 'g', 'h', 'i', 'j', 'k']) await publish('blog', content);
    const list = jest.spyOn(store.storage, 'list');
    await prune(store, { wait, keep: 9, graceMs: -1 });
    expect(list.mock.calls.filter(([prefix]) => prefix === 'releases/')).toHaveLength(3);
  });

  it('removes what an interrupted publish has left', async () => {
    const { store } = await openDeliveries();
    await store.storage.create('parts/blog/1.0.0-half/server/routes.mjs', Buffer.from('half'));
    await prune(store, { wait, keep: 9, graceMs: -1 });
    expect(await store.storage.list('parts/blog/1.0.0-half/')).toEqual([]);
  });

  it.each([
    ['source maps', (version: string) => mapKey({ name: 'blog', version }, 'browser/entry.js')],
    ['signatures', (version: string) => `signatures/blog/${version}/5c.json`],
  ])('removes %s with it, and of none', async (_what, keyOf) => {
    const { store } = await openDeliveries();
    const keys = ['1.0.0-a', '1.0.0-d', '1.0.0-half'].map(keyOf);
    const list = () => store.storage.list(keyOf('').replace(/\/.*/, '/'));
    for (const key of keys) await store.storage.create(key, Buffer.from('{}'));
    await prune(store, { wait, keep: 2, graceMs: -1, isDryRun: true });
    await prune(store, { wait, keep: 2, graceMs: 60_000 });
    expect(await list()).toEqual(keys);
    await prune(store, { wait, keep: 2, graceMs: -1 });
    expect(await list()).toEqual([keyOf('1.0.0-d')]);
  });
});

async function openDeliveries() {
  const opened = await openTestStore();
  await opened.start({ shell: 'a', blog: 'a' });
  for (const content of ['b', 'c', 'd', 'e']) await opened.deliver('blog', content);
  await opened.publish('blog', 'never-live');
  return opened;
}
