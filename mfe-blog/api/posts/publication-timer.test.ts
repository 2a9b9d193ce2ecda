import { importInto, newFolders, openPosts, postFile } from '../testing/open-posts.ts';
import { postRepository } from './post-repository.ts';
import { startPublicationTimer } from './publication-timer.ts';

const minuteMs = 60_000;

it('publishes a waiting post when due', async () => {
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
  return { folders, database, posts: postRepository(database), stop, onError };
}
