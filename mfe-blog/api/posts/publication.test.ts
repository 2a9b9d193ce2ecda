import { newFile, testDatabases } from '@site/service/testing/databases';
import { importInto, newFolders, openPosts, postFile } from '../testing/open-blog.ts';
import * as posts from './post-repository.ts';
import { readRevision } from './publication.ts';
import * as topics from './topic-repository.ts';

const publicationTime = Date.parse('2026-12-01T03:30:00Z');

describe('a scheduled post', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: publicationTime - 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('appears when due, with a new revision', async () => {
    const { database } = await setUp();
    const before = await readRevision(database);
    jest.setSystemTime(publicationTime);
    expect((await posts.list(database, 1, 50)).posts.map((post) => post.slug)).toEqual(['scheduled', 'old']);
    expect(await readRevision(database)).not.toBe(before);
  });

  it('disappears when its date is postponed', async () => {
    const { database, folders } = await setUp();
    jest.setSystemTime(publicationTime);
    folders.writePost('scheduled.md', postFile({ published: '2027-01-01T00:00:00Z' }));
    await importInto(database, folders);
    expect(await posts.findBySlug(database, 'scheduled')).toBeUndefined();
  });

  async function setUp() {
    const folders = newFolders();
    folders.writePost('old.md', postFile());
    folders.writePost('scheduled.md', postFile({ published: '2026-12-01T03:30:00Z' }));
    const database = await openPosts(await newFile());
    await importInto(database, folders);
    return { database, folders };
  }
});

describe.each(testDatabases())('published posts in %s', (_kind, newPlace) => {
  it('have one order, in lists and as neighbours, where several have the same time', async () => {
    const { database } = await setUp({ 'b.md': on(2), 'd.md': on(2), 'c.md': on(2), 'a.md': on(1) });
    const pages = await Promise.all([1, 2, 3].map((page) => posts.list(database, page, 2)));
    expect(pages.map((page) => page.posts.map(({ slug }) => slug))).toEqual([['d', 'c'], ['b', 'a'], []]);
    expect(await posts.findBySlug(database, 'c')).toMatchObject({ previous: { slug: 'b' }, next: { slug: 'd' } });
    expect(await posts.findBySlug(database, 'b')).toMatchObject({ previous: { slug: 'a' }, next: { slug: 'c' } });
  });

  it('are counted anew after posts were removed or moved', async () => {
    const { database, folders } = await setUp({ 'a.md': on(1), 'b.md': on(2, '[y]'), 'c.md': on(3) });
    folders.removePost('b.md');
    folders.writePost('a.md', on(4, '[x, z]'));
    await importInto(database, folders);
    expect(await posts.list(database, 1, 50)).toMatchObject({ total: 2, posts: [{ slug: 'a' }, { slug: 'c' }] });
    expect((await topics.mostUsed(database, 10)).tags.map(({ name, posts }) => [name, posts])).toEqual([
      ['x', 2],
      ['z', 1],
    ]);
    expect(await database.selectFrom('topics').select('name').where('kind', '=', 'tag').execute()).toHaveLength(2);
  });

  async function setUp(files: Record<string, string>) {
    const folders = newFolders();
    for (const [name, text] of Object.entries(files)) folders.writePost(name, text);
    const database = await openPosts(await newPlace());
    await importInto(database, folders);
    return { database, folders };
  }
});

function on(day: number, tags = '[x]'): string {
  return postFile({ published: `2026-01-0${day}T00:00:00Z`, tags });
}
