import { testDatabases } from '@site/service/testing/test-databases';
import { importInto, newFolders, openPosts, postFile } from '../testing/open-posts.ts';
import { addressRepository } from './address-repository.ts';

it.each(testDatabases())('lists topics with the time of their newest post, in %s', async (_kind, newPlace) => {
  const folders = newFolders();
  folders.writePost('a.md', postFile({ published: '2026-01-01T00:00:00Z', tags: '[bills]', categories: '[Plumbing]' }));
  folders.writePost('b.md', postFile({ published: '2026-01-02T00:00:00Z', tags: '[water]', categories: '[Plumbing]' }));
  folders.writePost(
    'd.md',
    postFile({ published: '2026-01-04T00:00:00Z', tags: '[water, bills]', categories: '[Plumbing]' }),
  );
  folders.writePost('e.md', postFile({ published: '2026-01-05T00:00:00Z', tags: '[Water]', categories: '[Plumbing]' }));
  const database = await openPosts(await newPlace());
  await importInto(database, folders);
  expect((await addressRepository(database).list(1))?.addresses.slice(0, 3)).toEqual([
    { path: '/blogs/category/plumbing', title: 'Plumbing', updated: '2026-01-05T00:00:00Z' },
    { path: '/blogs/tag/bills', title: 'bills', updated: '2026-01-04T00:00:00Z' },
    { path: '/blogs/tag/water', title: 'Water', updated: '2026-01-05T00:00:00Z' },
  ]);
});
