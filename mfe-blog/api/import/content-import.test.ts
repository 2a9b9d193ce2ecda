import { newFolders, openBlog, postFile, startBlog } from '../testing/open-blog.ts';

it('imports a new post into the running service on command', async () => {
  const { folders, get, commands } = await openBlog({ 'first.md': postFile() });
  folders.writePost('second.md', postFile());
  expect(await commands.import()).toEqual({
    written: 1,
    unchanged: 1,
    removed: 0,
    drafts: 0,
    faults: [],
    missingPictures: ['post-water-tank'],
    pictureFaults: [],
  });
  expect((await get('/api/v1/blogsBySlug/second')).statusCode).toBe(200);
});

it('names faulty posts to the command, keeps what it has', async () => {
  const { folders, get, commands } = await openBlog({ 'first.md': postFile() });
  folders.writePost('first.md', 'no front matter');
  expect(await commands.import()).toMatchObject({
    written: 0,
    faults: [expect.stringContaining('posts/first.md:1: expected front matter')],
  });
  expect((await get('/api/v1/blogsBySlug/first')).statusCode).toBe(200);
});

it('imports after a restart what changed meanwhile', async () => {
  const { app, folders } = await openBlog({ 'first.md': postFile() });
  await app.close();
  folders.writePost('second.md', postFile());
  const { get, commands } = await startBlog(folders);
  expect((await get('/api/v1/blogsBySlug/first')).statusCode).toBe(200);
  expect(await commands.import()).toMatchObject({ written: 0, unchanged: 2 });
  expect((await get('/api/v1/blogsBySlug/second')).statusCode).toBe(200);
});

it('imports the posts of its version when it starts, and the content folder on command', async () => {
  const version = newFolders({ 'delivered.md': postFile() });
  const { get, commands } = await startBlog(newFolders({ 'written.md': postFile() }), { delivered: version });
  const statuses = async () =>
    Promise.all(['delivered', 'written'].map(async (slug) => (await get(`/api/v1/blogsBySlug/${slug}`)).statusCode));
  expect(await statuses()).toEqual([200, 404]);
  expect(await commands.import()).toMatchObject({ written: 1, removed: 1 });
  expect(await statuses()).toEqual([404, 200]);
});

it('runs simultaneous imports one after the other', async () => {
  const { folders, commands } = await openBlog({ 'first.md': postFile() });
  folders.writePost('second.md', postFile());
  const responses = await Promise.all([commands.import(), commands.import()]);
  expect(responses.map(({ written }) => written).sort()).toEqual([0, 1]);
});

it('logs all faulty posts in one line', async () => {
  const written: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  const folders = newFolders({ 'first.md': postFile(), 'a.md': 'no front matter', 'b.md': 'no front matter' });
  await startBlog(folders, { logLevel: 'error' });
  const words = 'expected front matter between two lines of three dashes';
  expect(written.map((line) => JSON.parse(line).msg)).toEqual([
    `posts left out: posts/a.md:1: ${words}; posts/b.md:1: ${words}`,
  ]);
});
