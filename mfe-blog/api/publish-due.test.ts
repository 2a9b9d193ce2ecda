import { testDatabases } from '@site/shared/testing/test-databases.ts';
import { postRepository } from './post-repository.ts';
import { nextPublication, publishDue } from './publish-due.ts';
import { importInto, newFolders, openPosts, postFile } from './testing.ts';

const BEFORE = new Date('2026-12-01T03:29:59Z');
const ITS_TIME = new Date('2026-12-01T03:30:00Z');

describe.each(testDatabases())('a post with a date to come, in %s', (_kind, newPlace) => {
  it('is seen nowhere before its time', async () => {
    const { posts } = await setUp();
    expect((await posts.list(1, 50)).posts.map((post) => post.slug)).toEqual(['old']);
    expect((await posts.list(1, 50)).total).toBe(1);
    expect(await posts.findBySlug('scheduled')).toBeUndefined();
  });

  it('appears when its time comes, with a new revision', async () => {
    const { database, posts } = await setUp();
    const before = await posts.revision();
    expect(await nextPublication(database)).toEqual(ITS_TIME);
    await publishDue(database, ITS_TIME);
    expect((await posts.list(1, 50)).posts.map((post) => post.slug)).toEqual(['scheduled', 'old']);
    expect(await posts.revision()).not.toBe(before);
    expect(await nextPublication(database)).toBeUndefined();
  });

  it('goes again when its date is moved on', async () => {
    const { database, posts, folders } = await setUp();
    await publishDue(database, ITS_TIME);
    folders.writePost('scheduled.md', postFile({ published: '2027-01-01T00:00:00Z' }));
    await importInto(database, folders, { now: ITS_TIME });
    expect(await posts.findBySlug('scheduled')).toBeUndefined();
  });

  async function setUp() {
    const folders = newFolders();
    folders.writePost('old.md', postFile());
    folders.writePost('scheduled.md', postFile({ published: ITS_TIME.toISOString().replace('.000', '') }));
    const database = await openPosts(await newPlace());
    await importInto(database, folders, { now: BEFORE });
    return { database, folders, posts: postRepository(database) };
  }
});
