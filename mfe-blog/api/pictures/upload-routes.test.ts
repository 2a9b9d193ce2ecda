import { mkdirSync, writeFileSync } from 'node:fs';
import { newFolders, postFile, startBlog } from '../testing/open-blog.ts';

it('serves pictures with type, cached for ever', async () => {
  const get = await openUploads();
  const response = await get('/uploads/posts/img_2043-12345678-480.webp');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"img_2043-12345678-480.webp"',
    'content-length': '7',
  });
  expect(response.body).toBe('picture');
});

it('answers 304 to clients with the picture', async () => {
  const get = await openUploads();
  const headers = { 'if-none-match': '"img_2043-12345678-480.webp"' };
  expect((await get('/uploads/posts/img_2043-12345678-480.webp', headers)).statusCode).toBe(304);
});

it.each([
  '/uploads/../secret.webp',
  '/uploads/%2e%2e/secret.webp',
  '/uploads/posts/..%2f..%2fsecret.webp',
  '/uploads/posts/..%5c..%5csecret.webp',
  '/uploads/posts/%00.webp',
  '/uploads//etc/passwd',
  '/uploads/%2fetc%2fpasswd',
  '/uploads/posts/notes.txt',
  '/uploads/posts/.hidden.webp',
  '/uploads/posts',
  '/uploads/posts/missing.webp',
])('answers 404 at %s', async (url) => {
  const get = await openUploads();
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json().status).toBe('error');
});

/** A blog with a picture, and with files that are none, in and above its uploads. */
async function openUploads() {
  const folders = newFolders({ 'first.md': postFile() });
  mkdirSync(`${folders.uploadsDir}/posts`, { recursive: true });
  for (const name of ['posts/img_2043-12345678-480.webp', 'posts/notes.txt', 'posts/.hidden.webp', '../secret.webp'])
    writeFileSync(`${folders.uploadsDir}/${name}`, 'picture');
  return (await startBlog(folders)).get;
}
