import { addressesIn } from './site-addresses.ts';

it('lists pages, documents and feeds once, and redirects', () => {
  const row = { page: '', title: '', description: '', label: '', trail: [], menus: [], searchWords: [] };
  const route = (path: string) => ({ ...row, path, isIndexed: true, updated: '2026-11-20' });
  const document = { path: '/office.pdf', format: 'PDF' as const, menus: [], file: 'a.pdf', bytes: 1 };
  const feed = { path: '/blogs/rss.xml', type: 'application/rss+xml' as const, title: 'Posts' };
  expect(
    addressesIn([
      { routes: [route('/'), route('/services')], documents: [document], moved: { '/old': '/services' } },
      { routes: [route('/blogs/:slug')], feeds: [feed], moved: { '/posts': '/blogs' } },
    ]),
  ).toEqual({
    paths: ['/', '/blogs/:slug', '/blogs/rss.xml', '/office.pdf', '/services'],
    moved: { '/old': '/services', '/posts': '/blogs' },
  });
});
