import type { PartTable, RouteEntry } from '../part.ts';
import { dataKey, dataScript, rowsOf } from './data-scripts.ts';

const route: RouteEntry = {
  path: '/posts',
  page: 'PostsPage',
  title: 'Posts',
  description: 'What we have learned.',
  label: 'Posts',
  trail: [],
  menus: [],
  searchWords: ['articles'],
} as Partial<RouteEntry> as RouteEntry; // nothing else of it is read
const table = {
  routes: [route, { ...route, path: '/posts/:slug', hasOwnHead: true, canonical: '/posts', data: ['/api/posts'] }],
  fragments: [
    { name: 'Headlines', data: ['/api/posts'], place: 'footer' },
    { name: 'Teaser', data: [] },
  ],
  documents: [{ path: '/posts.pdf', file: 'posts.pdf', format: 'PDF', bytes: 9, menus: [] }],
  moved: { '/news': '/posts' },
} as Partial<PartTable> as PartTable; // nothing else of it is read
const described = {
  name: 'news',
  entry: 'entry.js',
  chunks: { PostsPage: { scripts: ['entry.js', 'posts.js'], styles: ['posts.css'] } },
  table,
};

it('gives the browser what it needs of a part, without what only the server reads', () => {
  const rows = rowsOf(described, 'sha384-entry');
  expect(rows).toMatchObject({ moved: { '/news': '/posts' }, integrity: 'sha384-entry' });
  expect(rows.files).toEqual({ PostsPage: ['posts.js', 'posts.css'] });
  expect(rows.routes[0]).toEqual({
    ...{ path: '/posts', page: 'PostsPage', title: 'Posts', description: 'What we have learned.' },
    ...{ label: 'Posts', trail: [], menus: [], part: 'news' },
  });
  expect(rows.documents).toEqual([{ path: '/posts.pdf', format: 'PDF', bytes: 9, menus: [] }]);
  expect(rows.fragments).toEqual({
    Headlines: { part: 'news', data: ['/api/posts'], place: 'footer' },
    Teaser: { part: 'news', data: [] },
  });
});

it('leaves the head of a page to the part that makes it from data', () => {
  expect(rowsOf(described, '').routes[1]).toMatchObject({
    ...{ title: '', description: '', canonical: '/posts', data: ['/api/posts'] },
  });
});

it('names no files of the host, which every page loads anyway', () => {
  const { documents: _, moved: __, ...bare } = table;
  const rows = rowsOf({ ...described, name: 'shell', table: bare }, 'sha384-entry');
  expect(rows).toMatchObject({ files: {}, integrity: '', documents: [] });
  expect(rows).not.toHaveProperty('moved');
});

it('stores content under a key that all addresses of a page share', () => {
  expect([dataKey({ path: '/home', canonical: '/' }), dataKey({ path: '/' })]).toEqual(['/', '/']);
  const scope: Record<string, Record<string, unknown>> = {};
  for (const script of [dataScript('/', { title: 'Home' }), dataScript('news', [1])])
    new Function('globalThis', script)(scope);
  expect(scope.siteScriptData).toEqual({ '/': { title: 'Home' }, news: [1] });
});
