import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolders } from '../testing/open-posts.ts';
import { pictureProcess } from './picture-process.ts';

const script = path.resolve('mfe-blog/api/pictures/main.ts');
const stem = '/uploads/posts/post-a-12345678';

it('makes a picture in a process of its own', async () => {
  const { job, folders } = jobIn(newFolders());
  await folders.writePicture('post-a', { width: 40, height: 20, background: '#336699' });
  expect(await pictureProcess(script)(job)).toMatchObject({ stem, width: 40, height: 20 });
  expect(existsSync(`${folders.uploadsDir}/posts/post-a-12345678-40.avif`)).toBe(true);
});

it('names a master of which no picture can be made', async () => {
  const { job } = jobIn(newFolders());
  writeFileSync(job.master, 'no picture');
  await expect(pictureProcess(script)(job)).rejects.toThrow(/^post-a\.webp cannot be made into a picture: /);
});

it('ends its process when the service stops', async () => {
  const { job } = jobIn(newFolders());
  const stopping = new AbortController();
  const make = pictureProcess(script);
  const [running, waiting] = [make(job, stopping.signal), make(job, stopping.signal)];
  stopping.abort();
  await expect(running).rejects.toThrow('cannot be made');
  await expect(waiting).rejects.toThrow('cannot be made');
});

function jobIn(folders: ReturnType<typeof newFolders>) {
  const { picturesDir, uploadsDir } = folders;
  return { folders, job: { master: path.join(picturesDir, 'post-a.webp'), stem, uploadsDir } };
}
