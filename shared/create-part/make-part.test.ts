import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { checkRequest, makePart, type OwnedTable } from './make-part.ts';

const tables: OwnedTable[] = [
  {
    part: 'news',
    table: {
      routes: [row('/news'), row('/news/:slug')],
      service: { name: 'news', version: '1', paths: ['/uploads', '/api/v1/topics'] },
    },
  },
  {
    part: 'about',
    table: { routes: [], documents: [{ path: '/leaflet', format: 'PDF', file: 'leaflet.pdf', bytes: 1, menus: [] }] },
  },
];

it('accepts a free name and path', () => {
  expect(() => checkRequest({ name: 'training', path: '/training/courses' }, tables)).not.toThrow();
});

it.each([
  ['Training', 'lower-case letters and digits'],
  ['open-jobs', 'lower-case letters and digits'],
  ['7jobs', 'lower-case letters and digits'],
  ['j', 'lower-case letters and digits'],
  ['location', 'a word of the browser'],
  ['class', 'a word of the browser'],
  ['shell', 'a word of the browser or of this repository'],
  ['live', 'a word of the browser or of this repository'],
  ['news', 'There is a part named news already.'],
  ['topics', '/api/v1/topics, the address of its API, belongs to news already'],
])('refuses the name %s and says why', (name, why) => {
  expect(() => checkRequest({ name, path: '/training' }, tables)).toThrow(why);
});

it.each([
  ['training', 'between slashes'],
  ['/', 'between slashes'],
  ['/Training', 'between slashes'],
  ['/training/', 'between slashes'],
  ['/training?all', 'between slashes'],
  ['/_/training', 'between slashes'],
  ['/api/training', 'is for services'],
  ['/news', '/news belongs to news already'],
  ['/news/training', '/news/training belongs to news already'],
  ['/uploads/training', 'belongs to news already'],
  ['/leaflet', '/leaflet belongs to about already'],
])('refuses the path %s and says why', (path, why) => {
  expect(() => checkRequest({ name: 'training', path }, tables)).toThrow(why);
});

it('writes nothing where one of its files exists already', async () => {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'mfe-weekly'));
  writeFileSync(path.join(root, 'mfe-weekly/README.md'), '# Weekly');
  await expect(makePart(root, { name: 'weekly', path: '/weekly' })).rejects.toThrow(
    'mfe-weekly/README.md exists already',
  );
  expect(readdirSync(root, { recursive: true })).toEqual(['mfe-weekly', 'mfe-weekly/README.md']);
});

function row(path: string): OwnedTable['table']['routes'][number] {
  return {
    path,
    page: 'Page',
    title: '',
    description: '',
    label: '',
    trail: [],
    menus: [],
    searchWords: [],
    isIndexed: true,
    updated: '2026-11-20',
  };
}
