import type { PartTable, RouteEntry } from '@site/contracts/part';
import { checkTable } from './check-table.ts';

it('takes a table whose pages and fragments are in the build', () => {
  expect(() => check({ routes: [careers('CareersPage')], fragments: [{ name: 'Offers', data: [] }] })).not.toThrow();
});

it('refuses a page that is no chunk of the build, and names the row and the chunks', () => {
  expect(() => check({ routes: [careers('CareerPage')], fragments: [] })).toThrow(
    'The row "/careers" names the page "CareerPage", of which the build has no chunk. Its chunks: CareersPage, routes.',
  );
});

it('refuses a fragment that the part does not expose, and names what it exposes', () => {
  expect(() => check({ routes: [], fragments: [{ name: 'Offer', data: [] }] })).toThrow(
    'The table offers the fragment "Offer", which federation.ts does not expose. It exposes: Offers, routes.',
  );
});

function check(table: PartTable) {
  const file = { scripts: ['a.3f9ac2d1.js'], styles: [] };
  checkTable({ part: 'careers', table, chunks: { routes: file, CareersPage: file }, exposed: ['routes', 'Offers'] });
}

function careers(page: string): RouteEntry {
  return {
    path: '/careers',
    page,
    title: 'Careers',
    description: 'Work with us.',
    label: 'Careers',
    trail: [],
    menus: [],
    searchWords: [],
    isIndexed: true,
    updated: '2026-11-26',
  };
}
