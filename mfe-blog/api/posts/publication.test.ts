import { testDatabases } from '@site/service/testing/databases';
import { importInto, openImported, postFile } from '../testing/open-blog.ts';
import * as posts from './post-repository.ts';
import * as topics from './topic-repository.ts';

describe.each(testDatabases())('published posts in %s', (_kind, newPlace) => {
  it('have one order, in lists and as neighbours, where several have the same time', async () => {
    const { database } = await openImported(
      { 'b.md': on(2), 'd.md': on(2), 'c.md': on(2), 'a.md': on(1) },
      await newPlace(),
    );
    const pages = await Promise.all([1, 2, 3].map((page) => posts.list(database, page, 2)));
    expect(pages.map((page) => page.posts.map(({ slug }) => slug))).toEqual([['d', 'c'], ['b', 'a'], []]);
    expect(await posts.findBySlug(database, 'c')).toMatchObject({ previous: { slug: 'b' }, next: { slug: 'd' } });
    expect(await posts.findBySlug(database, 'b')).toMatchObject({ previous: { slug: 'a' }, next: { slug: 'c' } });
  });

  it('are counted anew after posts were removed or moved', async () => {
    const { database, folders } = await openImported(
      { 'a.md': on(1), 'b.md': on(2, '[y]'), 'c.md': on(3) },
      await newPlace(),
    );
    folders.removePost('b.md');
    folders.writePost('a.md', on(4, '[x, z]'));
    await importInto(database, folders);
    expect(await posts.list(database, 1, 50)).toMatchObject({ total: 2, posts: [{ slug: 'a' }, { slug: 'c' }] });
    expect((await topics.mostUsed(database, 10)).tags.map(({ name, posts }) => [name, posts])).toEqual([
      ['x', 2],
      ['z', 1],
    ]);
    expect(await database.selectFrom('topics').select('name').where('kind', '=', 'tag').execute()).toHaveLength(2);
  });
});

function on(day: number, tags = '[x]'): string {
  return postFile({ published: `2026-01-0${day}T00:00:00Z`, tags });
}
