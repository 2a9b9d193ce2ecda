import * as v from 'valibot';
import { addressesAnswer } from '../../contract/addresses.ts';
import { openBlog } from '../testing/open-blog.ts';
import { postFile } from '../testing/open-posts.ts';

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

function post(day: number, categories: string, tags: string, changes: Record<string, string> = {}): string {
  return postFile({ published: `2026-01-0${day}T00:00:00Z`, categories, tags, ...changes });
}
