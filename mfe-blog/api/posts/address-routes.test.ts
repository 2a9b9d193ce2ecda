import { createService } from '@site/service/create-service';
import { testDatabases } from '@site/service/testing/test-databases';
import * as v from 'valibot';
import { addressesAnswer } from '../../contract/addresses.ts';
import { openBlog } from '../testing/open-blog.ts';
import { importInto, newFolders, openPosts, postFile } from '../testing/open-posts.ts';
import { addressRoutes } from './address-routes.ts';

it('lists every address for the sitemap', async () => {
  const { get } = await openBlog({
    'one.md': post(1, '[Plumbing]', '[water, rare]'),
    'two.md': post(2, '[Plumbing]', '[water]', { title: 'Two', updated: '2026-02-02T00:00:00Z' }),
  });
  const answer = v.parse(addressesAnswer, (await get('/api/v1/blogsList/addresses')).json());
  expect(answer).toEqual({
    status: 'success',
    data: [
      { path: '/blogs/category/plumbing', title: 'Plumbing', updated: '2026-01-02T00:00:00Z' },
      { path: '/blogs/tag/water', title: 'water', updated: '2026-01-02T00:00:00Z' },
      { path: '/blogs/one', title: 'Water tanks', updated: '2026-01-01T00:00:00Z' },
      { path: '/blogs/two', title: 'Two', updated: '2026-02-02T00:00:00Z' },
    ],
    page: 1,
    pages: 1,
  });
  expect((await get('/api/v1/blogsList/addresses?page=2')).statusCode).toBe(404);
});

it.each(testDatabases())('lists topics with the time of their newest post, in %s', async (_kind, newPlace) => {
  const folders = newFolders();
  folders.writePost('a.md', post(1, '[Plumbing]', '[bills]'));
  folders.writePost('b.md', post(2, '[Plumbing]', '[water]'));
  folders.writePost('d.md', post(4, '[Plumbing]', '[water, bills]'));
  folders.writePost('e.md', post(5, '[Plumbing]', '[Water]'));
  const database = await openPosts(await newPlace());
  await importInto(database, folders);
  const app = await createService({
    name: 'blog',
    version: '1.0',
    isReady: async () => true,
    revision: async () => '1',
    logLevel: 'silent',
    close: async () => {},
    routes: addressRoutes(database),
  });
  const { data } = (await app.inject('/api/v1/blogsList/addresses')).json();
  expect(data.slice(0, 3)).toEqual([
    { path: '/blogs/category/plumbing', title: 'Plumbing', updated: '2026-01-05T00:00:00Z' },
    { path: '/blogs/tag/bills', title: 'bills', updated: '2026-01-04T00:00:00Z' },
    { path: '/blogs/tag/water', title: 'Water', updated: '2026-01-05T00:00:00Z' },
  ]);
  await app.close();
});

function post(day: number, categories: string, tags: string, changes: Record<string, string> = {}): string {
  return postFile({ published: `2026-01-0${day}T00:00:00Z`, categories, tags, ...changes });
}
