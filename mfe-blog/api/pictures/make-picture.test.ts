import { existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { newFolders } from '../testing/open-blog.ts';
import { makePicture, pictureProcess, UnusableMaster } from './make-picture.ts';

it('makes AVIF and WebP in five widths', async () => {
  const { folders, source } = await make({ width: 1600, height: 1200, background: '#336699' });
  expect(source).toEqual({
    stem: '/uploads/posts/post-a-12345678',
    widths: [200, 400, 800, 1200, 1600],
    width: 1600,
    height: 1200,
    colour: '#336699',
  });
  const variants = filesOf(folders).filter((file) => /\.(?:avif|webp)$/.test(file));
  const widths = await Promise.all(variants.map(async (file) => (await sharp(file).metadata()).width));
  expect(widths.sort()).toEqual([1200, 1200, 1600, 1600, 200, 200, 400, 400, 800, 800]);
});

it('makes nothing wider than its master', async () => {
  const { source } = await make({ width: 600, height: 400, background: '#336699' });
  expect(source).toMatchObject({ widths: [200, 400, 600], width: 600, height: 400 });
});

it('keeps transparency, takes colour from visible pixels', async () => {
  const { folders, source } = await make({
    width: 500,
    height: 500,
    background: { r: 51, g: 102, b: 153, alpha: 0.6 },
  });
  // Resizing with transparency costs a step of rounding.
  expect(source.colour).toMatch(/^#3[34]6[67]9[9a]$/);
  const variants = filesOf(folders).filter((file) => /\.(?:avif|webp)$/.test(file));
  const opaque = await Promise.all(variants.map(async (file) => (await sharp(file).stats()).isOpaque));
  expect(new Set(opaque)).toEqual(new Set([false]));
});

it('keeps the files of a picture that are there already', async () => {
  const { folders, file, source } = await make({ width: 500, height: 500, background: '#336699' });
  const [first = '', ...others] = filesOf(folders);
  unlinkSync(first);
  for (const other of others) writeFileSync(other, 'kept');
  expect(
    await makePicture({ master: file, stem: '/uploads/posts/post-a-12345678', uploadsDir: folders.uploadsDir }),
  ).toEqual(source);
  expect(filesOf(folders)).toContain(first);
  expect(others.map((other) => readFileSync(other, 'utf8'))).toEqual(others.map(() => 'kept'));
});

async function make(size: Parameters<ReturnType<typeof newFolders>['writePicture']>[1]) {
  const folders = newFolders();
  await folders.writePicture('post-a', size);
  const file = path.join(folders.picturesDir, 'post-a.webp');
  const { uploadsDir } = folders;
  const source = await makePicture({ master: file, stem: '/uploads/posts/post-a-12345678', uploadsDir });
  return { folders, file, source };
}

function filesOf({ uploadsDir }: { uploadsDir: string }): string[] {
  const folder = path.join(uploadsDir, 'posts');
  return readdirSync(folder).map((name) => path.join(folder, name));
}

const script = path.join(import.meta.dirname, '../../dist/service/make-picture.mjs');
const stem = '/uploads/posts/post-a-12345678';

it('makes a picture in a process of its own', async () => {
  const { job, folders } = jobIn(newFolders());
  await folders.writePicture('post-a', { width: 40, height: 20, background: '#336699' });
  expect(await pictureProcess(script)(job)).toMatchObject({ stem, width: 40, height: 20 });
  expect(existsSync(`${folders.uploadsDir}/posts/post-a-12345678-40.avif`)).toBe(true);
});

it('says what is wrong with a master of which no picture can be made', async () => {
  const { job } = jobIn(newFolders());
  writeFileSync(job.master, 'no picture');
  const failure = pictureProcess(script)(job);
  await expect(failure).rejects.toThrow(/^post-a\.webp is not a JPEG, PNG or WebP picture/);
  await expect(failure).rejects.toBeInstanceOf(UnusableMaster);
});

it('does not blame the master where files cannot be written', async () => {
  const { job, folders } = jobIn(newFolders());
  await folders.writePicture('post-a', { width: 40, height: 20, background: '#336699' });
  writeFileSync(folders.uploadsDir, 'a file where the folder should be');
  const failure = pictureProcess(script)(job);
  await expect(failure).rejects.toThrow(/^post-a\.webp could not be made into a picture: E/);
  await expect(failure).rejects.not.toBeInstanceOf(UnusableMaster);
});

it('ends its process when the service stops', async () => {
  const { job } = jobIn(newFolders());
  const stopping = new AbortController();
  const make = pictureProcess(script);
  const [running, waiting] = [make(job, stopping.signal), make(job, stopping.signal)];
  stopping.abort();
  await expect(running).rejects.toThrow('could not be made');
  await expect(waiting).rejects.toThrow('could not be made');
});

function jobIn(folders: ReturnType<typeof newFolders>) {
  const { picturesDir, uploadsDir } = folders;
  return { folders, job: { master: path.join(picturesDir, 'post-a.webp'), stem, uploadsDir } };
}
