import { newFile, testDatabases } from '@site/service/testing/databases';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { importInto, newFolders, openPosts, postFile } from '../testing/open-blog.ts';
import { createPostRepository } from './post-repository.ts';
import { nextPublication, publishDue, startPublicationTimer } from './publication.ts';

const minuteMs = 60_000;

it('publishes a scheduled post when due', async () => {
  const { posts, stop, onError } = await waitFor('2026-12-01T03:30:00Z', new Date('2026-12-01T03:00:00Z'));
  await jest.advanceTimersByTimeAsync(29 * minuteMs);
  expect((await posts.list(1, 50)).total).toBe(0);
  await jest.advanceTimersByTimeAsync(minuteMs + 1);
  expect((await posts.list(1, 50)).total).toBe(1);
  stop();
  expect(onError).not.toHaveBeenCalled();
});

it('publishes what another service imported since', async () => {
  const { folders, database, posts, stop } = await waitFor('2027-03-01T00:00:00Z', new Date('2026-12-01T03:00:00Z'));
  await jest.advanceTimersByTimeAsync(1);
  folders.writePost('sooner.md', postFile({ published: '2026-12-01T03:05:00Z' }));
  await importInto(database, folders, { now: new Date() });
  await jest.advanceTimersByTimeAsync(6 * minuteMs);
  expect((await posts.list(1, 50)).total).toBe(1);
  stop();
});

it('waits for dates beyond the longest timer', async () => {
  const { posts, stop } = await waitFor('2027-03-01T00:00:00Z', new Date('2026-12-01T00:00:00Z'));
  await jest.advanceTimersByTimeAsync(24 * 60 * minuteMs);
  expect((await posts.list(1, 50)).total).toBe(0);
  stop();
});

it('does nothing once stopped', async () => {
  const { posts, stop } = await waitFor('2026-12-01T03:30:00Z', new Date('2026-12-01T03:00:00Z'));
  stop();
  await jest.advanceTimersByTimeAsync(60 * minuteMs);
  expect((await posts.list(1, 50)).total).toBe(0);
});

afterEach(() => {
  jest.useRealTimers();
});

async function waitFor(published: string, now: Date) {
  const folders = newFolders();
  folders.writePost('scheduled.md', postFile({ published }));
  const database = await openPosts({ file: `${folders.dataDir}/blog.db`, schema: 'blog' });
  await importInto(database, folders, { now });
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const onError = jest.fn();
  const stop = startPublicationTimer(database, onError);
  return { folders, database, posts: createPostRepository(database), stop, onError };
}

const beforePublication = new Date('2026-12-01T03:29:59Z');
const publicationTime = new Date('2026-12-01T03:30:00Z');

describe('a scheduled post', () => {
  it('is hidden until it is due', async () => {
    const { posts } = await setUp();
    expect((await posts.list(1, 50)).posts.map((post) => post.slug)).toEqual(['old']);
    expect((await posts.list(1, 50)).total).toBe(1);
    expect(await posts.findBySlug('scheduled')).toBeUndefined();
  });

  it('appears when due, with a new revision', async () => {
    const { database, posts } = await setUp();
    const before = await posts.revision();
    expect(await nextPublication(database)).toEqual(publicationTime);
    await publishDue(database, publicationTime);
    expect((await posts.list(1, 50)).posts.map((post) => post.slug)).toEqual(['scheduled', 'old']);
    expect(await posts.revision()).not.toBe(before);
    expect(await nextPublication(database)).toBeUndefined();
  });

  it('disappears when its date is postponed', async () => {
    const { database, posts, folders } = await setUp();
    await publishDue(database, publicationTime);
    folders.writePost('scheduled.md', postFile({ published: '2027-01-01T00:00:00Z' }));
    await importInto(database, folders, { now: publicationTime });
    expect(await posts.findBySlug('scheduled')).toBeUndefined();
  });
});

describe.each(testDatabases())('publishing in %s', (_kind, newLocation) => {
  it('gives the same positions one by one as all together', async () => {
    const files = { 'a.md': on(1, '[x, y]'), 'b.md': on(2, '[y]'), 'c.md': on(3, '[x]'), 'd.md': on(3, '[x, z]') };
    const byOne = await fill(files, new Date('2026-01-01T12:00:00Z'));
    for (const day of [2, 3]) await publishDue(byOne, new Date(`2026-01-0${day}T12:00:00Z`));
    const together = await fill(files, new Date('2026-01-03T12:00:00Z'));
    expect(await positionsOf(byOne)).toEqual(await positionsOf(together));
    expect(await positionsOf(together)).toMatchObject({
      posts: { a: 1, b: 2, c: 3, d: 4 },
      topics: { 'tag/x': 3, 'tag/y': 2, 'tag/z': 1 },
    });
  });

  it('closes gaps of removed or moved posts', async () => {
    const folders = newFolders();
    const database = await openPosts(await newLocation());
    for (const [name, day] of Object.entries({ 'a.md': 1, 'b.md': 2, 'c.md': 3 }))
      folders.writePost(name, on(day, '[x]'));
    await importInto(database, folders);
    folders.removePost('b.md');
    folders.writePost('a.md', on(4, '[x, y]'));
    await importInto(database, folders);
    expect(await positionsOf(database)).toMatchObject({ posts: { c: 1, a: 2 }, topics: { 'tag/x': 2, 'tag/y': 1 } });
  });

  it('keeps post positions when their text changes', async () => {
    const folders = newFolders();
    const database = await openPosts(await newLocation());
    for (const [name, day] of Object.entries({ 'a.md': 1, 'b.md': 2 })) folders.writePost(name, on(day, '[x]'));
    await importInto(database, folders);
    const before = await positionsOf(database);
    folders.writePost('a.md', on(1, '[x]', 'Corrected'));
    await importInto(database, folders);
    expect(await positionsOf(database)).toEqual(before);
    expect((await createPostRepository(database).findBySlug('a'))?.post.title).toBe('Corrected');
  });

  async function fill(files: Record<string, string>, now: Date) {
    const folders = newFolders();
    for (const [name, text] of Object.entries(files)) folders.writePost(name, text);
    const database = await openPosts(await newLocation());
    await importInto(database, folders, { now });
    return database;
  }
});

async function setUp() {
  const folders = newFolders();
  folders.writePost('old.md', postFile());
  folders.writePost('scheduled.md', postFile({ published: publicationTime.toISOString().replace('.000', '') }));
  const database = await openPosts(await newFile());
  await importInto(database, folders, { now: beforePublication });
  return { database, folders, posts: createPostRepository(database) };
}

function on(day: number, tags: string, title = 'Title'): string {
  return postFile({ published: `2026-01-0${day}T00:00:00Z`, tags, title });
}

async function positionsOf(database: Kysely<Tables>) {
  const posts = await database.selectFrom('posts').select(['slug', 'position']).execute();
  const filed = await database.selectFrom('post_topics').select(['topic', 'post', 'position']).execute();
  const topics = await database.selectFrom('topics').select(['topic', 'posts']).execute();
  return {
    posts: Object.fromEntries(posts.map(({ slug, position }) => [slug, position])),
    filed: Object.fromEntries(filed.map(({ topic, post, position }) => [`${topic} ${post}`, position])),
    topics: Object.fromEntries(topics.map((row) => [row.topic, row.posts])),
  };
}
