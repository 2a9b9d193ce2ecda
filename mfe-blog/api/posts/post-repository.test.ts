import { testDatabases } from '@site/service/testing/databases';
import { importInto, openImported, postFile } from '../testing/open-blog.ts';
import { findBySlug, findRenamed } from './post-repository.ts';

describe.each(testDatabases())('a post in %s', (_kind, newLocation) => {
  it('names posts published just before and after', async () => {
    const find = await setUp({ 'first.md': on(1), 'second.md': on(2, { title: 'Second' }), 'third.md': on(3) });
    expect(await find('first')).toMatchObject({ previous: null, next: { slug: 'second', title: 'Second' } });
    expect(await find('second')).toMatchObject({ previous: { slug: 'first' }, next: { slug: 'third' } });
    expect(await find('third')).toMatchObject({ previous: { slug: 'second' }, next: null });
  });

  it('ranks related posts by shared topics, tags first, then newer', async () => {
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

  it('leaves neighbours out of the related posts', async () => {
    const find = await setUp({ 'first.md': on(1), 'second.md': on(2), 'third.md': on(3), 'fourth.md': on(4) });
    expect((await find('second'))?.related.map(({ slug }) => slug)).toEqual(['fourth']);
  });

  it('forgets a former slug that the post no longer names', async () => {
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
