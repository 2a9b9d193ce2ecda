import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ChannelMoved, NotInStore } from './store-errors.ts';
import { makeBuild, manifestOf } from './testing/builds.ts';
import { openTestStore } from './testing/open-test-store.ts';

describe('publishing a part', () => {
  it('makes the whole version visible at once, files and manifest', async () => {
    const { store, publish } = await openTestStore();
    const version = await publish('blog', 'one');
    expect(await readFile(path.join(await store.partFolder('blog', version), 'browser/entry.js'), 'utf8')).toBe('one');
    expect((await store.readPart('blog', version)).version).toBe(version);
  });

  it('never overwrites a version', async () => {
    const { store, publish } = await openTestStore();
    const version = await publish('blog', 'one');
    expect(await publish('blog', 'one')).toBe(version);
    expect(await store.storage.create(`parts/blog/${version}/browser/entry.js`, Buffer.from('other'))).toBe(false);
    expect(String(await store.storage.read(`parts/blog/${version}/browser/entry.js`))).toBe('one');
  });

  it('refuses another build of the same version', async () => {
    const { store, folder } = await openTestStore();
    const build = await makeBuild(folder, 'blog', 'one');
    await store.publish(build);
    await writeFile(path.join(build, 'part.json'), JSON.stringify({ ...manifestOf('blog', 'one'), contract: '2.0' }));
    await expect(store.publish(build)).rejects.toThrow(
      'blog 1.0.0-one is in the store already, with different content; a version is never overwritten.',
    );
  });

  it('refuses a build that differs from its manifest, and writes nothing', async () => {
    const { store, folder } = await openTestStore();
    const build = await makeBuild(folder, 'blog', 'one');
    await writeFile(path.join(build, 'browser/entry.js'), 'tampered');
    await expect(store.publish(build)).rejects.toThrow('browser/entry.js is not what part.json says');
    expect(await store.storage.list('')).toEqual([]);
  });

  it('stores one complete version when several publish it at once', async () => {
    const { store, folder } = await openTestStore();
    const build = await makeBuild(folder, 'blog', 'one');
    await Promise.all(Array.from({ length: 8 }, () => store.publish(build)));
    expect(await store.storage.list('parts/')).toEqual([
      'parts/blog/1.0.0-one/browser/entry.js',
      'parts/blog/1.0.0-one/part.json',
      'parts/blog/1.0.0-one/published.json',
    ]);
    await store.verify(await store.readPart('blog', '1.0.0-one'));
  });

  it('throws NotInStore for what was never published', async () => {
    const { store } = await openTestStore();
    await expect(store.readPart('blog', '1.0.0-never')).rejects.toThrow(NotInStore);
    await expect(store.readRelease('000000000000')).rejects.toThrow('The release store has no release 000000000000.');
  });
});

describe('a channel', () => {
  it('points nowhere before it is first moved', async () => {
    const { store } = await openTestStore();
    expect(await store.readChannel('production')).toBeUndefined();
  });

  it('points where it was last moved', async () => {
    const { store } = await openTestStore();
    await store.moveChannel('production', 0, { release: 'first', action: 'promote', why: 'a test' });
    await store.moveChannel('production', 1, { release: 'second', action: 'promote', why: 'a test' });
    expect(await store.readChannel('production')).toMatchObject({ revision: 2, release: 'second', why: 'a test' });
  });

  it('lets one of many writers win and tells the others that they lost', async () => {
    const { store } = await openTestStore();
    const moves = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        store.moveChannel('production', 0, { release: `release-${index}`, action: 'promote', why: 'a race' }),
      ),
    );
    const lost = moves.filter((move) => move.status === 'rejected' && move.reason instanceof ChannelMoved);
    expect(lost).toHaveLength(19);
  });
});

it('gives the same versions the same release, whatever their order', async () => {
  const { store, publish } = await openTestStore();
  const [blog, contact] = [await publish('blog', 'one'), await publish('contact', 'two')];
  const first = await store.createRelease({ blog, contact });
  const second = await store.createRelease({ contact, blog });
  expect(second.id).toBe(first.id);
});
