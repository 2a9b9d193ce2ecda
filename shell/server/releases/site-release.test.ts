import type { PartTable } from '@site/contracts/part';
import { mergeTables } from '@site/delivery/store/release-table';
import { manifestOf } from '@site/delivery/testing/builds';
import { sampleRoute } from '../testing/sample-release.ts';
import { siteRelease, tableFile } from './site-release.ts';

const route = sampleRoute({ path: '/posts', page: 'PostsPage', searchWords: ['articles'] });
const table: PartTable = {
  routes: [route, { ...route, path: '/posts/:slug', hasOwnHead: true, canonical: '/posts', data: ['/api/posts'] }],
  fragments: [
    { name: 'Headlines', data: ['/api/posts'], place: 'footer' },
    { name: 'Teaser', data: [] },
  ],
  documents: [{ path: '/posts.pdf', file: 'posts.pdf', format: 'PDF', bytes: 9, menus: [] }],
  moved: { '/news': '/posts' },
};
const built = manifestOf('news', 'a');
const news = { ...built, table, chunks: { PostsPage: { scripts: [built.entry, 'posts.js'], styles: ['posts.css'] } } };
const shell = manifestOf('shell', 'a');
const release = siteRelease('r1', [news, shell], mergeTables([news, shell]));

it('gives the browser what it needs of a part, without what only the server reads', () => {
  expect(release.routes[0]).toEqual({
    path: '/posts',
    page: 'PostsPage',
    title: 'Title of /posts',
    description: 'Description of /posts',
    label: '/posts',
    trail: [],
    menus: [],
    part: 'news',
  });
  expect(release.parts.news).toMatchObject({
    base: '/_/news/',
    integrity: expect.stringMatching(/^sha/),
    files: { PostsPage: ['posts.js', 'posts.css'] },
  });
  expect(release.documents).toEqual([{ path: '/posts.pdf', format: 'PDF', bytes: 9, menus: [] }]);
  expect(release.fragments).toEqual({
    Headlines: { part: 'news', data: ['/api/posts'], place: 'footer' },
    Teaser: { part: 'news', data: [] },
  });
});

it('leaves the head of a page to the part that makes it from data', () => {
  expect(release.routes[1]).toMatchObject({
    title: '',
    description: '',
    canonical: '/posts',
    data: ['/api/posts'],
  });
});

it('names the table after its content, so that no cache answers with that of another release', () => {
  const table = tableFile(release);
  expect(JSON.parse(table.text)).toEqual(release);
  expect(table.href).toMatch(/^\/_\/release\/r1\/table\.[0-9a-f]{16}\.json$/);
  expect(tableFile(release)).toEqual(table);
  expect(tableFile({ ...release, routes: [] }).href).not.toBe(table.href);
});

it('names no files of the host, which every page loads anyway', () => {
  expect(release.parts.shell).toMatchObject({ files: {}, integrity: '' });
});
