import { mkdirSync, readdirSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBucketStandIn } from '@site/service/testing/bucket-stand-in';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { newFolders } from '../testing/open-blog.ts';
import { makePicture } from './make-picture.ts';
import { createPostPictures, noPicture, type PictureOptions } from './post-pictures.ts';

const small = { width: 30, height: 20, background: '#336699' };

it('finds nothing of a new master until its picture is made', async () => {
  const { pictures } = await openWith({});
  expect(await pictures.find('post-a')).toEqual(noPicture);
  const made = await pictures.complete('post-a');
  expect(await pictures.find('post-a', made)).toBe(made);
  expect(await pictures.find('post-b')).toBeUndefined();
});

it('finds the former picture of a changed master, and makes another', async () => {
  const { folders, pictures } = await openWith({});
  const former = await pictures.complete('post-a');
  await folders.writePicture('post-a', { ...small, background: '#996633' });
  expect(await pictures.find('post-a', former)).toBe(former);
  expect((await pictures.complete('post-a', former)).source?.stem).not.toBe(former.source?.stem);
});

it('makes removed files again', async () => {
  const { folders, pictures } = await openWith({});
  const made = await pictures.complete('post-a');
  const [removed = ''] = readdirSync(`${folders.uploadsDir}/posts`);
  unlinkSync(`${folders.uploadsDir}/posts/${removed}`);
  await pictures.complete('post-a', made);
  expect(readdirSync(`${folders.uploadsDir}/posts`)).toContain(removed);
});

it('takes what the build made, and encodes nothing', async () => {
  const { folders, ...before } = await openWith({});
  const { source } = await before.pictures.complete('post-a');
  const builtPicturesDir = path.join(folders.dataDir, 'built');
  renameSync(`${folders.uploadsDir}/posts`, builtPicturesDir);
  writeFileSync(`${builtPicturesDir}/index.json`, JSON.stringify({ [source?.stem ?? '']: source }));
  const makeNone = jest.fn();
  const pictures = createPostPictures({ ...folders, builtPicturesDir, makePicture: makeNone });
  expect((await pictures.find('post-a'))?.source).toEqual(source);
  const [, key = ''] = `${source?.stem}-30.avif`.split('/uploads/');
  expect(await pictures.read(key)).toBeDefined();
  await pictures.complete('post-a');
  expect(readdirSync(`${folders.uploadsDir}/posts`)).toHaveLength(2);
  expect(makeNone).not.toHaveBeenCalled();
});

it('reads again what the build made if it could not be read', async () => {
  const builtPicturesDir = temporaryFolder();
  const index = `${builtPicturesDir}/index.json`;
  symlinkSync(index, index);
  const { pictures } = await openWith({ builtPicturesDir });
  await expect(pictures.find('post-a')).rejects.toThrow('ELOOP');
  unlinkSync(index);
  writeFileSync(index, '{}');
  expect(await pictures.find('post-a')).toEqual(noPicture);
});

it('puts pictures into the bucket, once', async () => {
  const bucket = await openBucket();
  const { pictures } = await openWith({ picturesBucket: bucket.access });
  const made = await pictures.complete('post-a');
  expect([...bucket.objects.keys()]).toEqual([
    expect.stringMatching(/^posts\/post-a-[0-9a-f]{8}-30\.avif$/),
    expect.stringMatching(/^posts\/post-a-[0-9a-f]{8}-30\.webp$/),
  ]);
  const before = bucket.requests.length;
  await pictures.complete('post-a', made);
  expect(bucket.requests.slice(before)).toEqual(['GET ']);
});

it('keeps a copy of what another service put there', async () => {
  const bucket = await openBucket();
  const { pictures } = await openWith({ picturesBucket: bucket.access });
  await pictures.complete('post-a');
  const [key = ''] = bucket.objects.keys();
  const other = await openWith({ picturesBucket: bucket.access });
  expect(await other.pictures.read(key)).toEqual(bucket.objects.get(key));
  const before = bucket.requests.length;
  expect(await other.pictures.read(key)).toEqual(bucket.objects.get(key));
  expect(bucket.requests).toHaveLength(before);
});

it('asks the bucket once for a picture that does not exist', async () => {
  const bucket = await openBucket();
  const { pictures } = await openWith({ picturesBucket: bucket.access });
  const key = 'posts/made-up.webp';
  expect([await pictures.read(key), await pictures.read(key)]).toEqual([undefined, undefined]);
  expect(bucket.requests).toEqual([`GET ${key}`]);
});

async function openBucket() {
  const bucket = await openBucketStandIn();
  closeAfterTest(bucket.close);
  return bucket;
}

async function openWith(options: Partial<PictureOptions>) {
  const folders = newFolders();
  mkdirSync(folders.uploadsDir);
  await folders.writePicture('post-a', small);
  return { folders, pictures: createPostPictures({ ...folders, makePicture, ...options }) };
}
