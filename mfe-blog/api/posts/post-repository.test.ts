import { testDatabases } from '@site/service/testing/databases';
import { importInto, openImported, postFile } from '../testing/open-blog.ts';
import { findBySlug, findRenamed, list } from './post-repository.ts';
import { mostUsed } from './topic-repository.ts';

describe.each(testDatabases())('posts in %s', (_kind, newLocation) => {
  it('orders posts of the same time alike in lists and as neighbours', async () => {
    const { database } = await openImported(
      { 'b.md': on(2), 'd.md': on(2), 'c.md': on(2), 'a.md': on(1) },
      await newLocation(),
    );
    const pages = await Promise.all([1, 2, 3].map((page) => list(database, page, 2)));
    expect(pages.map((page) => page.posts.map(({ slug }) => slug))).toEqual([['d', 'c'], ['b', 'a'], []]);
    const neighbours = async (slug: string) => {
      const found = await findBySlug(database, slug);
      return [found?.previous?.slug, found?.next?.slug];
    };
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(neighbours))).toEqual([
      [undefined, 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', undefined],
    ]);
  });

  it('counts posts anew after some were removed or moved', async () => {
    const { database, folders } = await openImported(
      { 'a.md': on(1, { tags: '[x]' }), 'b.md': on(2, { tags: '[y]' }), 'c.md': on(3, { tags: '[x]' }) },
      await newLocation(),
    );
    folders.removePost('b.md');
    folders.writePost('a.md', on(4, { tags: '[x, z]' }));
    await importInto(database, folders);
    expect(await list(database, 1, 50)).toMatchObject({ total: 2, posts: [{ slug: 'a' }, { slug: 'c' }] });
    expect((await mostUsed(database, 'tag', 10)).map(({ name, posts }) => [name, posts])).toEqual([
      ['x', 2],
      ['z', 1],
    ]);
    expect(await database.selectFrom('topics').select('name').where('kind', '=', 'tag').execute()).toHaveLength(2);
  });

  it('ranks related posts by shared topics, tags first, then the newer ones', async () => {
    const find = await setUp({
      'this.md': on(1, { categories: '[Plumbing, Offices]', tags: '[water]' }),
      'next.md': on(2, { categories: '[Care]', tags: '[]' }),
      'category.md': on(3, { categories: '[Plumbing]', tags: '[]' }),
      'tag.md': on(4, { categories: '[Care]', tags: '[water]' }),
      'newer-category.md': on(5, { categories: '[Offices]', tags: '[]' }),
      'stranger.md': on(6, { categories: '[Events]', tags: '[winter]' }),
    });
    expect((await find('this'))?.related.map(({ slug }) => slug)).toEqual(['tag', 'newer-category', 'category']);
    expect((await find('stranger'))?.related).toEqual([]);
  });

  it('leaves the neighbours of a post out of its related posts', async () => {
    const find = await setUp({ 'first.md': on(1), 'second.md': on(2), 'third.md': on(3), 'fourth.md': on(4) });
    expect((await find('second'))?.related.map(({ slug }) => slug)).toEqual(['fourth']);
  });

  it('forget a former slug that they no longer name', async () => {
    const { database, folders } = await openImported(
      { 'tanks.md': postFile({ formerly: '[water-tanks, old-tanks]' }) },
      await newLocation(),
    );
    expect(await findRenamed(database, 'water-tanks')).toBe('tanks');
    folders.writePost('tanks.md', postFile({ formerly: '[old-tanks]' }));
    await importInto(database, folders);
    expect([await findRenamed(database, 'water-tanks'), await findRenamed(database, 'old-tanks')]).toEqual([
      undefined,
      'tanks',
    ]);
  });

  async function setUp(files: Record<string, string>) {
    const { database } = await openImported(files, await newLocation());
    return (slug: string) => findBySlug(database, slug);
  }
});

function on(day: number, changes: Record<string, string> = {}): string {
  return postFile({ published: `2026-01-0${day}T00:00:00Z`, ...changes });
}
