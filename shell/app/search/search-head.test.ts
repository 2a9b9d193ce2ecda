import type { SiteRoute } from '@site/contracts/site';
import { headOfPage } from './search-head.ts';
import { searchPath } from './search-index.ts';

const parts = { headOf: () => ({ title: 'Of the part' }) };

it('names the query in the title', () => {
  expect(headOf(searchPath, { status: 'failed', query: 'nal' })).toEqual({ title: 'Search: nal' });
});

it('shortens a long query there', () => {
  expect(headOf(searchPath, { status: 'failed', query: 'water '.repeat(30).trim() })?.title).toHaveLength(
    'Search: '.length + 40,
  );
});

it('keeps the title of the route table without a query', () => {
  expect(headOf(searchPath, { status: 'failed', query: '' })).toEqual({});
});

it('leaves all other pages to their parts', () => {
  expect(headOf('/services', {})).toEqual({ title: 'Of the part' });
});

function headOf(path: string, data: unknown) {
  return headOfPage(parts, { path } as SiteRoute, data); // the path decides
}
