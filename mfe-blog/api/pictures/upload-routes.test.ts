import { mkdirSync, writeFileSync } from 'node:fs';
import { createService } from '@site/service/http/create-service';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { createPostPictures } from './post-pictures.ts';
import { uploadRoutes } from './upload-routes.ts';

it('serves pictures with type, cached for ever', async () => {
  const app = await openUploads();
  const response = await app.inject('/uploads/posts/img_2043-12345678-480.webp');
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
  const app = await openUploads();
  const headers = { 'if-none-match': '"img_2043-12345678-480.webp"' };
  expect((await app.inject({ url: '/uploads/posts/img_2043-12345678-480.webp', headers })).statusCode).toBe(304);
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
  const app = await openUploads();
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.json().status).toBe('error');
});

async function openUploads() {
  const root = temporaryFolder();
  mkdirSync(`${root}/uploads/posts`, { recursive: true });
  for (const name of [
    'uploads/posts/img_2043-12345678-480.webp',
    'uploads/posts/notes.txt',
    'uploads/posts/.hidden.webp',
    'secret.webp',
  ]) {
    writeFileSync(`${root}/${name}`, 'picture');
  }
  return createService({
    name: 'uploads',
    version: '1.0',
    isReady: async () => true,
    revision: async () => '1',
    routes: uploadRoutes(createPostPictures({ dataDir: root, picturesDir: root, makePicture: jest.fn() }).read),
    logLevel: 'silent',
    close: async () => {},
  });
}
