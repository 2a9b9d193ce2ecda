import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { testDatabases } from '@site/shared/testing/test-databases.ts';
import { postRepository } from './post-repository.ts';
import { importInto, newFolders, openPosts, postFile } from './testing.ts';

describe.each(testDatabases())('the import into %s', (_kind, newPlace) => {
  it('brings every post in, newest first', async () => {
    const { posts, folders, run } = await setUp();
    folders.writePost('older.md', postFile({ title: 'Older', published: '2026-01-01T00:00:00Z' }));
    folders.writePost('newer.md', postFile({ title: 'Newer', published: '2026-02-01T00:00:00Z' }));
    expect(await run()).toEqual({ written: 2, unchanged: 0, removed: 0 });
    expect((await posts.list(1, 50)).posts.map((post) => post.title)).toEqual(['Newer', 'Older']);
  });

  it('skips what has not changed, takes up what has, and drops what is gone', async () => {
    const { posts, folders, run } = await setUp();
    for (const name of ['kept.md', 'changed.md', 'gone.md']) folders.writePost(name, postFile());
    await run();
    folders.writePost('changed.md', postFile({ title: 'Changed' }));
    folders.removePost('gone.md');
    expect(await run()).toEqual({ written: 1, unchanged: 1, removed: 1 });
    expect((await posts.list(1, 50)).posts.map((post) => post.title).sort()).toEqual(['Changed', 'Water tanks']);
  });

  it('imports nothing at all when one file is wrong, and names file, line and what was expected', async () => {
    const { posts, folders, run } = await setUp();
    folders.writePost('first.md', postFile({ title: 'Before' }));
    await run();
    folders.writePost('first.md', postFile({ title: 'After' }));
    folders.writePost('wrong.md', postFile({ published: 'tomorrow' }));
    folders.writePost('wrong-too.md', 'no front matter');
    await expect(run()).rejects.toThrow(
      'Nothing was imported:\n' +
        'posts/wrong-too.md:1: expected front matter between two lines of three dashes\n' +
        'posts/wrong.md:4: published: expected a time in UTC such as 2026-03-17T03:45:00Z, found "tomorrow"',
    );
    expect((await posts.list(1, 50)).posts.map((post) => post.title)).toEqual(['Before']);
  });

  it('changes the revision with the answers, and only then', async () => {
    const { posts, folders, run } = await setUp();
    folders.writePost('first.md', postFile());
    await run();
    const before = await posts.revision();
    await run();
    expect(await posts.revision()).toBe(before);
    folders.writePost('first.md', postFile({ title: 'Changed' }));
    await run();
    expect(await posts.revision()).not.toBe(before);
  });

  it('does without a missing picture, names it, and takes it up once it is there', async () => {
    const { posts, folders, run } = await setUp();
    folders.writePost('first.md', postFile());
    const onMissingPicture = jest.fn();
    await run({ onMissingPicture });
    expect(onMissingPicture.mock.calls).toEqual([['post-water-tank']]);
    expect(await posts.findBySlug('first')).toMatchObject({ image: null, featuredImage: null });

    const before = await posts.revision();
    await folders.writePicture('post-water-tank', { width: 900, height: 600, background: '#336699' });
    expect(await run()).toEqual({ written: 1, unchanged: 0, removed: 0 });
    expect(await posts.revision()).not.toBe(before);
    const post = await posts.findBySlug('first');
    expect(post?.featuredImage).toMatch(/^posts\/post-water-tank-[0-9a-f]{8}-900\.webp$/);
    expect(post?.image?.alt).toBe('A roof with tanks.');
  });

  it('makes no picture twice', async () => {
    const { folders, run } = await setUp();
    folders.writePost('first.md', postFile());
    await folders.writePicture('post-water-tank', { width: 900, height: 600, background: '#336699' });
    await run();
    const before = filesWithTimes(folders.uploadsDir);
    await run();
    expect(before.map(([name]) => name)).toHaveLength(6);
    expect(filesWithTimes(folders.uploadsDir)).toEqual(before);
  });

  async function setUp() {
    const folders = newFolders();
    const database = await openPosts(await newPlace());
    const run = (changes?: Parameters<typeof importInto>[2]) => importInto(database, folders, changes);
    return { folders, run, posts: postRepository(database) };
  }
});

function filesWithTimes(uploadsDir: string): [name: string, time: number][] {
  const folder = path.join(uploadsDir, 'posts');
  return readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mtimeMs]);
}
