import { hash } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FolderStorage, type Storage } from '@site/service/storage/storage';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { entryOf, makeBuild, overwrite } from '../testing/builds.ts';
import { ReleaseStore } from './release-store.ts';
import { copyVersion, VersionCache } from './version-cache.ts';

const manifestKey = 'parts/blog/1.0.0-a/part.json';
const script = `parts/blog/files/${entryOf('a')}`;

it('copies a version once for concurrent callers', async () => {
  const { cache, publish, questions } = openCache();
  await publish('a');
  questions.mockClear();
  const folders = await Promise.all(Array.from({ length: 8 }, () => cache.folderOf('blog', '1.0.0-a')));
  expect(new Set(folders).size).toBe(1);
  expect(questions.mock.calls.map(([key]) => key)).toEqual([manifestKey, script]);
  expect(await cache.read(script)).toEqual(Buffer.from('a'));
  expect(questions).toHaveBeenCalledTimes(2);
});

it('shares copies between processes, even mid-copy', async () => {
  const copies = temporaryFolder();
  const first = openCache(copies);
  await first.publish('a');
  const other = new VersionCache(first.from, new FolderStorage(copies));
  const [one, two] = await Promise.all([first.cache.folderOf('blog', '1.0.0-a'), other.folderOf('blog', '1.0.0-a')]);
  expect(one).toBe(two);
  first.questions.mockClear();
  expect(await new VersionCache(first.from, new FolderStorage(copies)).folderOf('blog', '1.0.0-a')).toBe(one);
  expect(first.questions).not.toHaveBeenCalled();
});

it('refuses a copy that differs from its manifest, and tries again', async () => {
  const { cache, publish, from } = openCache();
  await publish('a');
  await overwrite(from, script, 'spoiled');
  await expect(cache.folderOf('blog', '1.0.0-a')).rejects.toThrow('.js is not what part.json says');
  await overwrite(from, script, 'a');
  await cache.folderOf('blog', '1.0.0-a');
  expect(await cache.read(script)).toEqual(Buffer.from('a'));
});

it('copies of the next version only what the last one did not have, and repairs a damaged copy', async () => {
  const copies = temporaryFolder();
  const { cache, publish, questions } = openCache(copies);
  await publish('a');
  await publish('a', '1.0.0-next');
  await cache.folderOf('blog', '1.0.0-a');
  questions.mockClear();
  await cache.folderOf('blog', '1.0.0-next');
  expect(questions.mock.calls.map(([key]) => key)).toEqual(['parts/blog/1.0.0-next/part.json']);
  await writeFile(path.join(copies, script), 'spoiled');
  await rm(path.join(copies, 'parts/blog/1.0.0-next'), { recursive: true });
  const other = openCache(copies);
  await other.publish('a', '1.0.0-next');
  await other.cache.folderOf('blog', '1.0.0-next');
  expect(await other.cache.read(script)).toEqual(Buffer.from('a'));
});

it('replaces a copy whose manifest is not the expected one, and refuses such a version', async () => {
  const copies = temporaryFolder();
  const { cache, publish, from } = openCache(copies);
  await publish('a');
  const stated = await from.read(manifestKey);
  const expected = hash('sha256', stated ?? '', 'hex');
  await overwrite(from, manifestKey, stated?.toString().replace('"contract": "1.0"', '"contract": "2.0"') ?? '');
  await cache.folderOf('blog', '1.0.0-a');
  await expect(cache.folderOf('blog', '1.0.0-a', expected)).rejects.toThrow('part.json is not what was signed');
  await overwrite(from, manifestKey, stated ?? Buffer.of());
  await cache.folderOf('blog', '1.0.0-a', expected);
  expect(await new FolderStorage(copies).read(manifestKey)).toEqual(stated);
});

it('keeps the copies that a channel uses and the newest five others, and makes a removed one again', async () => {
  const copies = temporaryFolder();
  const { cache, publish, from } = openCache(copies);
  const versions = ['live', 'canary', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const content of versions) await publish(content);
  const store = new ReleaseStore(from);
  const releaseOf = async (version: string) => (await store.createRelease({ parts: { blog: `1.0.0-${version}` } })).id;
  const [release, canary] = [await releaseOf('live'), { release: await releaseOf('canary'), percent: 10 }];
  await store.channel('production').move(0, { release, canary, action: 'canary', why: 'a test' });
  const other = new VersionCache(from, new FolderStorage(copies));
  for (const [second, content] of versions.entries()) {
    await other.folderOf('blog', `1.0.0-${content}`);
    await utimes(path.join(copies, `parts/blog/1.0.0-${content}/part.json`), second, second);
    if (content === 'a') await cache.folderOf('blog', '1.0.0-a');
  }
  const names = async (folder: string) => (await readdir(path.join(copies, 'parts/blog', folder))).sort();
  const left = ['canary', 'c', 'd', 'e', 'f', 'g', 'live'];
  expect(await names('.')).toEqual([...left.map((content) => `1.0.0-${content}`), 'files'].sort());
  expect(await names('files')).toEqual(left.map((content) => entryOf(content)).sort());
  await cache.folderOf('blog', '1.0.0-a');
  expect(await names('1.0.0-a')).toEqual(['part.json']);
  expect(await names('files')).toContain(entryOf('a'));
});

it('reads a file of a version that was not copied, and a missing one once in five seconds', async () => {
  const { cache, publish, questions } = openCache();
  await publish('a');
  questions.mockClear();
  expect(await cache.read(script)).toEqual(Buffer.from('a'));
  for (let visit = 0; visit < 20; visit += 1) expect(await cache.read('parts/blog/files/none.js')).toBeUndefined();
  expect(questions.mock.calls.map(([key]) => key)).toEqual([script, 'parts/blog/files/none.js']);
});

it('looks for a missing version once, and again some seconds later', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const { cache, publish, questions } = openCache();
  for (let visit = 0; visit < 20; visit += 1)
    await expect(cache.folderOf('blog', '1.0.0-a')).rejects.toThrow('The release store has no blog 1.0.0-a.');
  expect(questions).toHaveBeenCalledTimes(1);
  await publish('a');
  now.mockReturnValue(1_006_000);
  expect(await cache.folderOf('blog', '1.0.0-a')).toContain('blog/1.0.0-a');
});

it('keeps a file that another copied version shares from being replaced', async () => {
  const { cache, publish, from } = openCache();
  await publish('a');
  await cache.folderOf('blog', '1.0.0-a');
  await publish('a', '1.0.0-bad');
  const key = 'parts/blog/1.0.0-bad/part.json';
  const manifest = JSON.parse(String(await from.read(key)));
  manifest.files[`browser/${entryOf('a')}`] = { sha384: hash('sha384', 'bad', 'base64'), bytes: 3 };
  for (const [name, content] of [
    [key, JSON.stringify(manifest)],
    [script, 'bad'],
  ] as const) {
    await overwrite(from, name, content);
  }
  await expect(cache.folderOf('blog', '1.0.0-bad')).rejects.toThrow('has other content than in 1.0.0-a');
  expect(String(await cache.read(script))).toBe('a');
});

it.each([
  { name: 'contact' },
  { version: '1.0.0-b' },
  { files: { 'browser/../../contact/files/entry.js': { sha384: '', bytes: 0 } } },
])('copies no version whose manifest names files of another: %j', async (change) => {
  const manifest = { name: 'blog', version: '1.0.0-a', files: {}, ...change };
  await expect(copyStated(manifest, '1.0.0-a')).rejects.toThrow('names files of another part or version');
});

it('copies no version whose name leads elsewhere', async () => {
  const version = '../../../../home';
  const copying = copyStated({ name: 'blog', version, files: {} }, version);
  await expect(copying).rejects.toThrow('names files of another part or version');
  const folder = new FolderStorage(temporaryFolder());
  await expect(folder.read('../a')).rejects.toThrow('../a is no key: it leads out of');
  await expect(folder.create('a/../../b', Buffer.of())).rejects.toThrow('is no key');
});

/** Copies what a store says to be this version of the blog. */
function copyStated(manifest: object, version: string): Promise<boolean> {
  const from = { read: async () => Buffer.from(JSON.stringify(manifest)) };
  const to = { read: async () => undefined } as Partial<Storage> as Storage; // nothing else is called
  return copyVersion(from, to, 'blog', version);
}

function openCache(copies = temporaryFolder()) {
  const folder = temporaryFolder();
  const from = new FolderStorage(path.join(folder, 'store'));
  return {
    cache: new VersionCache(from, new FolderStorage(copies)),
    from,
    /** A version with this only script. */
    publish: async (content: string, version = `1.0.0-${content}`) =>
      new ReleaseStore(from).publish(await makeBuild(folder, 'blog', content, { version })),
    questions: jest.spyOn(from, 'read'),
  };
}
