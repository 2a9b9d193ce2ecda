import { sendCommand } from '@site/service/command-socket';
import { openBlog, startBlog } from '../testing/open-blog.ts';
import { postFile } from '../testing/open-posts.ts';
import { socketFile } from './content-import.ts';

it('imports a new post into the running service on command', async () => {
  const { folders, get } = await openBlog({ 'first.md': postFile() });
  folders.writePost('second.md', postFile());
  expect(await tellImport(folders)).toEqual({
    status: 'done',
    data: { written: 1, unchanged: 1, removed: 0, drafts: 0, pictureFaults: [] },
  });
  expect((await get('/api/v1/blogsBySlug/second')).statusCode).toBe(200);
});

it('reports faulty content to command, changes nothing', async () => {
  const { folders, get } = await openBlog({ 'first.md': postFile() });
  folders.writePost('first.md', 'no front matter');
  expect(await tellImport(folders)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('posts/first.md:1: expected front matter'),
  });
  expect((await get('/api/v1/blogsBySlug/first')).statusCode).toBe(200);
});

it('imports after a restart what changed meanwhile', async () => {
  const { app, folders } = await openBlog({ 'first.md': postFile() });
  await app.close();
  folders.writePost('second.md', postFile());
  const { get } = await startBlog(folders);
  expect((await get('/api/v1/blogsBySlug/first')).statusCode).toBe(200);
  expect(await tellImport(folders)).toMatchObject({ status: 'done', data: { written: 0, unchanged: 2 } });
  expect((await get('/api/v1/blogsBySlug/second')).statusCode).toBe(200);
});

it('runs simultaneous imports one after the other', async () => {
  const { folders } = await openBlog({ 'first.md': postFile() });
  folders.writePost('second.md', postFile());
  const answers = await Promise.all([tellImport(folders), tellImport(folders)]);
  expect(answers.map((answer) => JSON.stringify(answer).match(/"written":(\d)/)?.[1]).sort()).toEqual(['0', '1']);
});

function tellImport({ dataDir }: { dataDir: string }) {
  return sendCommand(socketFile(dataDir), 'import');
}
