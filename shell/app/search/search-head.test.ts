import type { SiteRoute } from '@site/contracts/site';
import { headOfPage } from './search-head.ts';
import { searchPath } from './search-index.ts';

const parts = { headOf: () => ({ title: 'Of the part' }) };

it('says in the title what was looked for', () => {
  expect(headOf(searchPath, { status: 'failed', query: 'nal' })).toEqual({ title: 'Search: nal' });
});

it('keeps a long question short there', () => {
  expect(headOf(searchPath, { status: 'failed', query: 'water '.repeat(30).trim() })?.title).toHaveLength(
    'Search: '.length + 40,
  );
});

it('leaves the table’s title where nothing was asked', () => {
  expect(headOf(searchPath, { status: 'failed', query: '' })).toEqual({});
});

it('leaves all other pages to their parts', () => {
  expect(headOf('/services', {})).toEqual({ title: 'Of the part' });
});

function headOf(path: string, data: unknown) {
  return headOfPage(parts, { path } as SiteRoute, data); // the path decides
}
