import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openBucketStandIn } from '@site/service/testing/bucket-stand-in';
import { emptyDatabase } from '@site/service/testing/databases';
import { itOnPostgres } from '@site/service/testing/it-on-postgres';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { newFolders, postFile, startBlog } from './testing/open-blog.ts';

const server = process.env.DATABASE_URL_TEST ?? '';

itOnPostgres('start together on an empty database, each post there once', async () => {
  const { first, second } = await startTwo({ 'a.md': postFile(), 'b.md': postFile({ title: 'Lifts' }) });
  const [here, there] = await Promise.all([first.get('/api/v1/blogsList'), second.get('/api/v1/blogsList')]);
  expect(here.json().total).toBe(2);
  expect(there.json()).toEqual(here.json());
  expect(there.json().categories.map(({ posts }: { posts: number }) => posts)).toEqual([2, 2]);
});

itOnPostgres('show and find what the other imported', async () => {
  const { first, second } = await startTwo({ 'a.md': postFile() });
  first.folders.writePost('b.md', postFile({ title: 'Lifts' }));
  await first.commands.import();
  expect((await second.get('/api/v1/blogsBySlug/b')).json().data.title).toBe('Lifts');
  const response = await second.get('/api/v1/blogsList/search');
  expect(response.json().data.map(({ title }: { title: string }) => title)).toEqual(['Lifts', 'Water tanks']);
});

itOnPostgres('serve each other their pictures', async () => {
  const { first, second } = await startTwo({ 'a.md': postFile() });
  await first.folders.writePicture('post-water-tank', { width: 300, height: 200, background: '#336699' });
  await first.commands.import();
  const { stem } = (await second.get('/api/v1/blogsBySlug/a')).json().data.image.source;
  for (const file of [`${stem}-200.avif`, `${stem}-300.webp`]) {
    const [here, there] = await Promise.all([first.get(file), second.get(file)]);
    expect([here.statusCode, there.statusCode]).toEqual([200, 200]);
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
  }
});

itOnPostgres('answer 503 for pictures while the bucket is away', async () => {
  const { second, bucket } = await startTwo({ 'a.md': postFile() });
  bucket.close();
  const { statusCode, headers } = await second.get('/uploads/posts/post-water-tank-12345678-200.webp');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});

itOnPostgres('read previews that the other signed', async () => {
  const { first, second } = await startTwo({ 'a.md': postFile(), 'draft.md': postFile({ draft: 'true' }) });
  const [{ url } = { url: '' }] = await first.commands.preview({});
  const { search } = new URL(url);
  expect((await second.get(`/api/v1/blogsBySlug/draft/preview${search}`)).statusCode).toBe(200);
});

/** Two services with one database, one bucket and the same posts, each with a data folder of its own. */
async function startTwo(files: Record<string, string>) {
  const bucket = await openBucketStandIn();
  closeAfterTest(bucket.close);
  const folders = newFolders(files);
  const options = { databaseUrl: await emptyDatabase(server), picturesBucket: bucket.access };
  const otherData = path.join(temporaryFolder(), 'data');
  mkdirSync(otherData);
  const [first, second] = await Promise.all([
    startBlog(folders, options),
    startBlog({ ...folders, dataDir: otherData }, options),
  ]);
  return { bucket, first, second };
}
