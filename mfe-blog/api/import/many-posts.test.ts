import { setInterval } from 'node:timers/promises';
import { utcIsoTime } from '@site/text/indian-time';
import { sql } from 'kysely';
import * as posts from '../posts/post-repository.ts';
import { readRevision } from '../posts/publication.ts';
import { importInto, newFolders, openBlog, openPosts, postFile } from '../testing/open-blog.ts';

/** More than are written at once; `npm run test:long` imports 5,000. */
const many = Number(process.env.POSTS ?? 250);

it('imports hundreds of posts, and lists the former ones until all are there', async () => {
  const { folders, get, commands } = await openBlog({ 'first.md': postFile() });
  writePosts(folders, many);
  const stopRequests = new AbortController();
  const importing = commands.import().finally(() => stopRequests.abort());
  const { responses: totals, longestWaitShare } = await requestUntil(
    stopRequests.signal,
    async (): Promise<number> => (await get('/api/v1/blogsList')).json().total,
  );
  expect(await importing).toMatchObject({ written: many, unchanged: 1, faults: [] });
  expect(totals.every((total) => total === 1 || total === many + 1)).toBe(true);
  // Were all posts converted in one go, one request would wait for nearly all of it, on any machine.
  expect(longestWaitShare).toBeLessThan(0.5);
  expect((await get(`/api/v1/blogsList?limit=50&page=${many / 50 + 1}`)).json()).toMatchObject({
    total: many + 1,
    data: [{}],
  });
  expect((await get('/api/v1/blogsList/tag/tag-7')).json()).toMatchObject({ total: many / 50 });
}, 300_000); // Takes a few seconds on an idle machine.

it('writes nothing when it fails before the end', async () => {
  const folders = newFolders();
  const database = await openPosts();
  writePosts(folders, 50);
  await importInto(database, folders);
  const before = await readRevision(database);
  await sql`create trigger full before insert on posts when new.slug = 'post-49'
    begin select raise(abort, 'the disk is full'); end`.execute(database);
  writePosts(folders, 50, 'Changed');
  folders.removePost('post-0.md');
  await expect(importInto(database, folders)).rejects.toThrow('the disk is full');
  const titles = (await posts.list(database, 1, 200)).posts.map(({ title }) => title);
  expect(new Set(titles)).toEqual(new Set(['Water tanks']));
  expect((await posts.findBySlug(database, 'post-0'))?.post.title).toBe('Water tanks');
  expect(await readRevision(database)).toBe(before);
});

it('takes posts with very many tags', async () => {
  const folders = newFolders();
  const database = await openPosts();
  const tags = Array.from({ length: 1_000 }, (_, index) => `t${index}`).join(', ');
  for (let index = 0; index < 12; index += 1) folders.writePost(`post-${index}.md`, postFile({ tags: `[${tags}]` }));
  expect(await importInto(database, folders)).toMatchObject({ written: 12, problems: [] });
});

/** The responses to one request after the other, a few milliseconds apart, and the longest wait for one as a share of the whole time. */
async function requestUntil<Response>(signal: AbortSignal, send: () => Promise<Response>) {
  const responses: Response[] = [];
  const times = [performance.now()];
  try {
    for await (const _ of setInterval(5, undefined, { signal })) {
      responses.push(await send());
      times.push(performance.now());
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  return { responses, longestWaitShare: Math.max(...waits) / waits.reduce((sum, wait) => sum + wait) };
}

function writePosts(folders: ReturnType<typeof newFolders>, count: number, title = 'Water tanks'): void {
  for (let index = 0; index < count; index += 1) {
    const published = utcIsoTime(Date.UTC(2020, 0, 1, index));
    folders.writePost(`post-${index}.md`, postFile({ title, published, tags: `[Tag ${index % 50}, water]` }));
  }
}
