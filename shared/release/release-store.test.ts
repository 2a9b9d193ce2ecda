import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { FolderStorage } from './folder-storage.ts';
import { ChannelMoved, ReleaseStore } from './release-store.ts';
import { makeBuild, manifestOf } from './testing/builds.ts';

describe('publishing a part', () => {
  it('makes the whole version visible at once, files and manifest', async () => {
    const { store, build } = await openStore();
    const { version } = await store.publish(await build('blog', 'one'));
    expect(await readFile(path.join(await store.partFolder('blog', version), 'browser/entry.js'), 'utf8')).toBe('one');
    expect((await store.readPart('blog', version)).version).toBe(version);
  });

  it('never overwrites a version', async () => {
    const { store, build } = await openStore();
    const { version } = await store.publish(await build('blog', 'one'));
    await writeFile(path.join(await store.partFolder('blog', version), 'browser/entry.js'), 'kept');
    await store.publish(await build('blog', 'one'));
    expect(await readFile(path.join(await store.partFolder('blog', version), 'browser/entry.js'), 'utf8')).toBe('kept');
  });

  it('refuses another build of the same version', async () => {
    const { store, build } = await openStore();
    const folder = await build('blog', 'one');
    await store.publish(folder);
    await writeFile(path.join(folder, 'part.json'), JSON.stringify({ ...manifestOf('blog', 'one'), contract: '2.0' }));
    await expect(store.publish(folder)).rejects.toThrow('blog 1.0.0-one is in the store with other content; a version is never overwritten.');
  });

  it('refuses a build whose files are not those of its manifest, and leaves nothing behind', async () => {
    const { store, root, build } = await openStore();
    const folder = await build('blog', 'one');
    await writeFile(path.join(folder, 'browser/entry.js'), 'tampered');
    await expect(store.publish(folder)).rejects.toThrow('browser/entry.js is not what part.json says');
    expect(await readdir(path.join(root, 'parts')).catch(() => [])).toEqual([]);
  });

  it('lets only whole versions stand when several publish the same at once', async () => {
    const { store, root, build } = await openStore();
    const folder = await build('blog', 'one');
    const published = await Promise.all(Array.from({ length: 8 }, () => store.publish(folder)));
    expect(await readdir(path.join(root, 'parts/blog'))).toEqual([published[0]?.version]);
  });
});

describe('a channel', () => {
  it('points nowhere before it is first moved', async () => {
    const { store } = await openStore();
    expect(await store.readChannel('production')).toBeUndefined();
  });

  it('points to the release it was moved to last', async () => {
    const { store } = await openStore();
    await store.moveChannel('production', 0, { release: 'first', action: 'promote', why: 'a test' });
    await store.moveChannel('production', 1, { release: 'second', action: 'promote', why: 'a test' });
    expect(await store.readChannel('production')).toMatchObject({ revision: 2, release: 'second', why: 'a test' });
  });

  it('lets one of many writers win and tells the others that they lost', async () => {
    const { store } = await openStore();
    const moves = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => store.moveChannel('production', 0, { release: `release-${index}`, action: 'promote', why: 'a race' })),
    );
    const lost = moves.filter((move) => move.status === 'rejected' && move.reason instanceof ChannelMoved);
    expect(lost).toHaveLength(19);
  });
});

it('gives the same versions the same release, whatever their order', async () => {
  const { store, build } = await openStore();
  const blog = await store.publish(await build('blog', 'one'));
  const contact = await store.publish(await build('contact', 'two'));
  const first = await store.createRelease({ blog: blog.version, contact: contact.version });
  const second = await store.createRelease({ contact: contact.version, blog: blog.version });
  expect(second.id).toBe(first.id);
});

async function openStore() {
  const folder = temporaryFolder();
  const root = path.join(folder, 'store');
  const store = new ReleaseStore(new FolderStorage(root));
  return { store, root, build: (name: string, content: string) => makeBuild(folder, name, content) };
}
