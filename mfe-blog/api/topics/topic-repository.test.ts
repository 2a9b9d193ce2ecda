import { testDatabases } from '@site/service/testing/test-databases';
import { importInto, newFolders, openPosts, postFile } from '../testing/open-posts.ts';
import { topicRepository } from './topic-repository.ts';

describe.each(testDatabases())('a topic in %s', (_kind, newPlace) => {
  it('lists each post exactly once, newest first', async () => {
    const { topics } = await setUp();
    const pages = await Promise.all([1, 2, 3].map((page) => topics.list('tag', 'water', page, 2)));
    expect(pages.map((page) => page?.posts.map(({ slug }) => slug))).toEqual([['e', 'd'], ['b'], []]);
    expect(pages[0]?.topic).toEqual({ kind: 'tag', slug: 'water', name: 'Water', posts: 3 });
  });

  it('is counted, and named as the last post spells it', async () => {
    const { topics } = await setUp();
    expect((await topics.mostUsed(10)).tags.map(({ name, posts }) => [name, posts])).toEqual([
      ['Water', 3],
      ['bills', 2],
    ]);
    expect((await topics.mostUsed(1)).tags).toHaveLength(1);
  });

  it.each(['none', 'Water', '\0', "water'--"])('is not found under %j', async (slug) => {
    const { topics } = await setUp();
    expect(await topics.list('tag', slug, 1, 10)).toBeUndefined();
  });

  async function setUp() {
    const folders = newFolders();
    const tags = { a: '[bills]', b: '[water]', d: '[water, bills]', e: '[Water]' };
    for (const [slug, list] of Object.entries(tags)) {
      const published = `2026-01-0${slug.charCodeAt(0) - 96}T00:00:00Z`;
      folders.writePost(`${slug}.md`, postFile({ published, tags: list, categories: '[Plumbing]' }));
    }
    const database = await openPosts(await newPlace());
    await importInto(database, folders);
    return { topics: topicRepository(database) };
  }
});
