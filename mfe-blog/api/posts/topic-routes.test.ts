import { testDatabases } from '@site/service/testing/databases';
import * as v from 'valibot';
import { topicPostsResponse } from '../../contract/posts.ts';
import { topicsResponse } from '../../contract/topic-responses.ts';
import { importInto, newFolders, openBlog, openPosts, postFile } from '../testing/open-blog.ts';
import * as topics from './topic-repository.ts';

it('lists category and tag posts by page', async () => {
  const { get } = await openBlog({
    'one.md': post(1, '[Plumbing]', '[water]'),
    'two.md': post(2, '[Electrical]', '[water]'),
    'three.md': post(3, '[Plumbing, Offices]', '[bills]'),
  });
  const plumbing = v.parse(topicPostsResponse, (await get('/api/v1/blogsList/category/plumbing?limit=1')).json());
  expect(plumbing).toMatchObject({
    total: 2,
    page: 1,
    limit: 1,
    topic: { kind: 'category', slug: 'plumbing', name: 'Plumbing', posts: 2 },
  });
  expect(plumbing.data.map(({ slug }) => slug)).toEqual(['three']);
  expect((await get('/api/v1/blogsList/category/plumbing?limit=1&page=2')).json().data[0].slug).toBe('one');
  expect((await get('/api/v1/blogsList/tag/water')).json().data.map(({ slug }: { slug: string }) => slug)).toEqual([
    'two',
    'one',
  ]);
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

it('lists topics with counts, most used first', async () => {
  const { get } = await openBlog({
    'one.md': post(1, '[Plumbing]', '[water]'),
    'two.md': post(2, '[Offices, Plumbing]', '[bills, water]'),
  });
  const { data } = v.parse(topicsResponse, (await get('/api/v1/blogsList/topics')).json());
  expect(data.categories.map(({ name, posts }) => [name, posts])).toEqual([
    ['Plumbing', 2],
    ['Offices', 1],
  ]);
  expect(data.tags.map(({ name, posts }) => [name, posts])).toEqual([
    ['water', 2],
    ['bills', 1],
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

  it('is counted, and named as the last post spells it', async () => {
    const database = await setUp();
    expect((await topics.mostUsed(database, 10)).tags.map(({ name, posts }) => [name, posts])).toEqual([
      ['Water', 3],
      ['bills', 2],
    ]);
    expect((await topics.mostUsed(database, 1)).tags).toHaveLength(1);
  });

  it.each(['none', 'Water', '\0', "water'--"])('is not found under %j', async (slug) => {
    const database = await setUp();
    expect(await topics.list(database, 'tag', slug, 1, 10)).toBeUndefined();
  });

  async function setUp() {
    const folders = newFolders();
    const tags = { a: '[bills]', b: '[water]', d: '[water, bills]', e: '[Water]' };
    for (const [slug, list] of Object.entries(tags)) {
      const published = `2026-01-0${slug.charCodeAt(0) - 96}T00:00:00Z`;
      folders.writePost(`${slug}.md`, postFile({ published, tags: list, categories: '[Plumbing]' }));
    }
    const database = await openPosts(await newLocation());
    await importInto(database, folders);
    return database;
  }
});
