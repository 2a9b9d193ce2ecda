import type { DatabaseLocation } from '@site/service/database/open-database';
import { testDatabases } from '@site/service/testing/databases';
import * as posts from '../posts/post-repository.ts';
import { readRevision } from '../posts/publication.ts';
import * as topics from '../posts/topic-repository.ts';
import { importInto, newFolders, openPosts, postFile } from '../testing/open-blog.ts';

/** The tests write none, except those of pictures. */
const missingPictures = ['post-water-tank'];

describe.each(testDatabases())('the import into %s', (_kind, newLocation) => {
  it('imports every post, newest first', async () => {
    const { database, folders, run } = await setUp(newLocation);
    folders.writePost('older.md', postFile({ title: 'Older', published: '2026-01-01T00:00:00Z' }));
    folders.writePost('newer.md', postFile({ title: 'Newer', published: '2026-02-01T00:00:00Z' }));
    expect(await run()).toEqual({ written: 2, unchanged: 0, removed: 0, drafts: 0, problems: [], missingPictures });
    expect((await posts.list(database, 1, 50)).posts.map((post) => post.title)).toEqual(['Newer', 'Older']);
  });

  it('skips unchanged, updates changed, removes missing posts', async () => {
    const { database, folders, run } = await setUp(newLocation);
    for (const name of ['kept.md', 'changed.md', 'gone.md']) folders.writePost(name, postFile());
    await run();
    folders.writePost('changed.md', postFile({ title: 'Changed' }));
    folders.removePost('gone.md');
    expect(await run()).toEqual({ written: 1, unchanged: 1, removed: 1, drafts: 0, problems: [], missingPictures });
    expect((await posts.list(database, 1, 50)).posts.map((post) => post.title).sort()).toEqual([
      'Changed',
      'Water tanks',
    ]);
  });

  it('leaves faulty posts out, names each, imports the others', async () => {
    const { database, folders, run } = await setUp(newLocation);
    folders.writePost('first.md', postFile({ title: 'Before' }));
    folders.writePost('second.md', postFile({ title: 'Kept' }));
    await run();
    folders.writePost('first.md', postFile({ title: 'After' }));
    folders.writePost('second.md', postFile({ published: 'tomorrow' }));
    folders.writePost('wrong.md', 'no front matter');
    expect(await run()).toEqual({
      written: 1,
      unchanged: 0,
      removed: 0,
      drafts: 0,
      problems: [
        'posts/second.md:4: published: expected a time with its offset such as 2026-03-17T09:15:00+05:30, or in UTC such as 2026-03-17T03:45:00Z, found "tomorrow"',
        'posts/wrong.md:1: expected front matter between two lines of three dashes',
      ],
      missingPictures,
    });
    expect((await posts.list(database, 1, 50)).posts.map((post) => post.title).sort()).toEqual(['After', 'Kept']);
  });

  it('fails when that leaves no post at all', async () => {
    const { folders, run } = await setUp(newLocation);
    folders.writePost('wrong.md', 'no front matter');
    await expect(run()).rejects.toThrow('Nothing was imported:\nposts/wrong.md:1: expected front matter');
  });
});

describe('each import', () => {
  it('stores who reviewed a post', async () => {
    const { database, folders, run } = await setUp();
    folders.writePost('first.md', postFile({ reviewedBy: 'Asha K., Nurse' }));
    folders.writePost('second.md', postFile());
    await run();
    expect(await posts.findBySlug(database, 'first')).toMatchObject({ post: { reviewedBy: 'Asha K., Nurse' } });
    expect((await posts.findBySlug(database, 'second'))?.post).not.toHaveProperty('reviewedBy');
  });

  it('stores text change time and reading time', async () => {
    const { database, folders, run } = await setUp();
    folders.writePost('first.md', postFile({ updated: '2026-05-01T00:00:00Z' }, 'word '.repeat(900)));
    await run();
    expect(await posts.findBySlug(database, 'first')).toMatchObject({
      post: { updated: '2026-05-01T00:00:00Z', readingMinutes: 5 },
    });
  });

  it('changes the revision only when answers change', async () => {
    const { database, folders, run } = await setUp();
    folders.writePost('first.md', postFile());
    await run();
    const before = await readRevision(database);
    await run();
    expect(await readRevision(database)).toBe(before);
    folders.writePost('first.md', postFile({ title: 'Changed' }));
    await run();
    expect(await readRevision(database)).not.toBe(before);
  });
});

describe('an import that mends a slip', () => {
  it('leads a former address to its post again, once no other post claims it', async () => {
    const { database, folders, run } = await setUp();
    folders.writePost('a.md', postFile({ formerly: '[old]' }));
    folders.writePost('b.md', postFile());
    await run();
    folders.writePost('b.md', postFile({ formerly: '[old]' }));
    await run();
    folders.writePost('b.md', postFile());
    await run();
    expect(await posts.findRenamed(database, 'old')).toBe('a');
  });

  it('names a topic as its newest remaining post spells it', async () => {
    const { database, folders, run } = await setUp();
    folders.writePost('a.md', postFile({ categories: '[Plumbing]', published: '2026-01-01T00:00:00Z' }));
    folders.writePost('b.md', postFile({ categories: '[PLUMBING]', published: '2026-02-01T00:00:00Z' }));
    await run();
    const names = async () => (await topics.mostUsed(database, 'category', 10)).map(({ name }) => name);
    expect(await names()).toEqual(['PLUMBING']);
    folders.removePost('b.md');
    await run();
    expect(await names()).toEqual(['Plumbing']);
  });

  it('removes no post where the folder has none', async () => {
    const { database, folders, run } = await setUp();
    folders.writePost('first.md', postFile());
    await run();
    folders.removePost('first.md');
    await expect(run()).rejects.toThrow(`${folders.contentDir}/posts has no post, but the blog has 1.`);
    expect((await posts.list(database, 1, 50)).posts).toHaveLength(1);
  });
});

describe('importing drafts', () => {
  it('skips drafts, removes posts that become drafts', async () => {
    const { database, folders, run } = await setUp();
    folders.writePost('first.md', postFile());
    folders.writePost('draft.md', postFile({ draft: 'true' }));
    expect(await run()).toEqual({ written: 1, unchanged: 0, removed: 0, drafts: 1, problems: [], missingPictures });
    expect(await posts.findBySlug(database, 'draft')).toBeUndefined();
    folders.writePost('first.md', postFile({ draft: 'true' }));
    folders.writePost('draft.md', postFile({ draft: 'false' }));
    expect(await run()).toEqual({ written: 1, unchanged: 0, removed: 1, drafts: 1, problems: [], missingPictures });
    expect((await posts.list(database, 1, 50)).posts.map((post) => post.slug)).toEqual(['draft']);
  });

  it('reports the problems of a draft too', async () => {
    const { folders, run } = await setUp();
    folders.writePost('draft.md', postFile({ draft: 'true', image: '../x' }));
    await expect(run()).rejects.toThrow('posts/draft.md:7: image: expected the name of a picture');
  });
});

describe('importing pictures', () => {
  it('imports without a missing picture, names it, and adds it later', async () => {
    const { database, folders, run } = await setUp();
    folders.writePost('first.md', postFile({ imageCrop: 'left' }));
    expect(await run()).toMatchObject({ missingPictures: ['post-water-tank'] });
    expect(await posts.findBySlug(database, 'first')).toMatchObject({ post: { image: null, featuredImage: null } });

    const before = await readRevision(database);
    await folders.writePicture('post-water-tank', { width: 900, height: 600, background: '#336699' });
    expect(await run()).toEqual({ written: 0, unchanged: 1, removed: 0, drafts: 0, problems: [], missingPictures: [] });
    expect(await readRevision(database)).not.toBe(before);
    const found = await posts.findBySlug(database, 'first');
    expect(found?.post.featuredImage).toMatch(/^posts\/post-water-tank-[0-9a-f]{8}-900\.webp$/);
    expect(found?.post.image).toMatchObject({ alt: 'A roof with tanks.', crop: 'left' });
  });
});

async function setUp(newLocation?: () => Promise<DatabaseLocation>) {
  const folders = newFolders();
  const database = await openPosts(await newLocation?.());
  return { database, folders, run: () => importInto(database, folders) };
}
