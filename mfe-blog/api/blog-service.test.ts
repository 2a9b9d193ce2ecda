import { sendCommand } from '@site/service/command-socket';
import { socketFile } from './import/content-import.ts';
import { startBlog } from './testing/open-blog.ts';
import { newFolders, postFile } from './testing/open-posts.ts';

it('keeps the last good posts when a file is faulty', async () => {
  const folders = newFolders();
  folders.writePost('first.md', postFile());
  const blog = await startBlog(folders);
  await blog.app.close();
  folders.writePost('wrong.md', 'no front matter');
  const { get } = await startBlog(folders);
  expect(await sendCommand(socketFile(folders.dataDir), 'import')).toMatchObject({
    status: 'done',
    data: { faults: [expect.stringContaining('posts/wrong.md:1:')] },
  });
  expect((await get('/api/v1/blogsList')).json().total).toBe(1);
});

it('refuses to start with only faulty files', async () => {
  const folders = newFolders();
  folders.writePost('wrong.md', 'no front matter');
  await expect(startBlog(folders)).rejects.toThrow('posts/wrong.md:1:');
});
