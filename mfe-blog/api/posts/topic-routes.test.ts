import { testDatabases } from '@site/service/testing/databases';
import { openBlog, openImported, postFile } from '../testing/open-blog.ts';
import * as topics from './topic-repository.ts';

it('lists category and tag posts by page', async () => {
  const { get } = await openBlog({
    'one.md': post(1, '[Plumbing]', '[water]'),
    'two.md': post(2, '[Electrical]', '[water]'),
    'three.md': post(3, '[Plumbing, Offices]', '[bills]'),
  });
  const plumbing = (await get('/api/v1/blogsList/category/plumbing?limit=1')).json();
  expect(plumbing).toMatchObject({
    total: 2,
    page: 1,
    limit: 1,
    topic: { kind: 'category', slug: 'plumbing', name: 'Plumbing', posts: 2 },
    data: [{ slug: 'three' }],
  });
  expect((await get('/api/v1/blogsList/category/plumbing?limit=1&page=2')).json().data).toMatchObject([
    { slug: 'one' },
  ]);
  expect((await get('/api/v1/blogsList/tag/water')).json().data).toMatchObject([{ slug: 'two' }, { slug: 'one' }]);
});

it.each([
  '/category/roofing',
  '/category/water',
  '/tag/plumbing',
  '/category/Plumbing',
  '/category/%00',
  '/tag/__proto__',
])('answers 404 for the topic %s', async (path) => {
  const { get } = await openBlog({ 'one.md': postFile() });
  const response = await get(`/api/v1/blogsList${path}`);
  expect(response.statusCode).toBe(404);
  expect(response.json().error.code).toBe('topic_not_found');
});

it.each([
  '/api/v1/blogsList',
  '/api/v1/blogsList?limit=1&page=2',
  '/api/v1/blogsList/category/offices',
  '/api/v1/blogsList/tag/bills',
])('answers the most used categories with the list at %s', async (path) => {
  const { get } = await openBlog({
    'one.md': post(1, '[Plumbing]', '[water]'),
    'two.md': post(2, '[Offices, Plumbing]', '[bills, water]'),
  });
  expect((await get(path)).json().categories).toEqual([
    { kind: 'category', slug: 'plumbing', name: 'Plumbing', posts: 2 },
    { kind: 'category', slug: 'offices', name: 'Offices', posts: 1 },
  ]);
});

function post(day: number, categories: string, tags: string): string {
  return postFile({ published: `2026-01-0${day}T00:00:00Z`, categories, tags });
}

describe.each(testDatabases())('a topic in %s', (_kind, newLocation) => {
  it('lists each post exactly once, newest first', async () => {
    const database = await setUp();
    const pages = await Promise.all([1, 2, 3].map((page) => topics.list(database, 'tag', 'water', page, 2)));
    expect(pages.map((page) => page?.posts.map(({ slug }) => slug))).toEqual([['e', 'd'], ['b'], []]);
    expect(pages[0]?.topic).toEqual({ kind: 'tag', slug: 'water', name: 'Water', posts: 3 });
  });

  it('counts the posts of a topic, and names it as the last of them spells it', async () => {
    const database = await setUp();
    expect((await topics.mostUsed(database, 'tag', 10)).map(({ name, posts }) => [name, posts])).toEqual([
      ['Water', 3],
      ['bills', 2],
    ]);
    expect(await topics.mostUsed(database, 'tag', 1)).toHaveLength(1);
  });

  it('lists a topic for the sitemap with the time of its newest post', async () => {
    expect(await topics.addresses(await setUp())).toEqual([
      { path: '/blogs/category/plumbing', title: 'Plumbing', updated: '2026-01-05T00:00:00Z' },
      { path: '/blogs/tag/bills', title: 'bills', updated: '2026-01-04T00:00:00Z' },
      { path: '/blogs/tag/water', title: 'Water', updated: '2026-01-05T00:00:00Z' },
    ]);
  });

  async function setUp() {
    const files = {
      'a.md': post(1, '[Plumbing]', '[bills]'),
      'b.md': post(2, '[Plumbing]', '[water]'),
      'd.md': post(4, '[Plumbing]', '[water, bills]'),
      'e.md': post(5, '[Plumbing]', '[Water]'),
    };
    return (await openImported(files, await newLocation())).database;
  }
});
