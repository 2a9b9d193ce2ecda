import fc from 'fast-check';
import { createSearch, type IndexedPage, type Search } from './create-search.ts';
import { maxQueryLength } from './search-address.ts';
import { sampleIndex } from './testing/sample-index.ts';

let search: Search;
beforeAll(async () => {
  search = await createSearch(sampleIndex);
});

it.each([
  ['a word that is still being typed', 'plum'],
  ['a letter left out', 'plumbng'],
  ['letters changed places', 'plubming'],
  ['everyday Hindi', 'nal'],
  ['doubled letters', 'naal'],
  ['capitals and accents', 'PLÚMBING'],
  ['a sentence around it', 'I need a plumbing man for my house please'],
  ['words of which no page has all', 'plumbing invoice waiter'],
])('finds the service by %s', (_what, query) => {
  expect(pathsOf(query)).toContain('/plumbing-services');
});

it.each([
  ['a word of its text', 'GST'],
  ['a word that is still being typed', 'invoi'],
  ['another form of it', 'invoicing'],
])('finds a page by %s', (_what, query) => {
  expect(pathsOf(query)).toEqual(['/blogs/water-tanks']);
});

it('finds only pages that have all words of the query, if there are any', () => {
  expect(pathsOf('water tank gst')).toEqual(['/blogs/water-tanks']);
});

it('reads the first sixteen words of a query', () => {
  expect(pathsOf(`${'plumbing '.repeat(16)}gst`)).toEqual(pathsOf('plumbing'));
});

it('treats no indexed word as a typo', () => {
  expect(pathsOf('water')).not.toContain('/pantry-services');
});

it('takes no word of three letters for another, such as HICC for "his"', () => {
  expect(['nal', 'nql', 'nqll'].map(pathsOf)).toEqual([['/plumbing-services'], [], []]);
});

it('finds a page by stop words alone', () => {
  expect(pathsOf('who are we')).toEqual(['/about-us']);
});

it('finds nothing for empty queries and nonsense', () => {
  expect(['', '   ', '?!', 'zzzzqq'].flatMap(pathsOf)).toEqual([]);
});

it('puts the best match first, then sections with an overview, then others, and posts last', async () => {
  const page = (path: string, section: string, words: string[] = []): IndexedPage => ({
    path,
    title: path.slice(1),
    text: 'Pipes.',
    words,
    section,
  });
  const find = await createSearch({
    absences: [],
    entries: [
      { ...page('/drains', 'Blog'), isListed: true },
      { ...page('/leaks', 'Blog'), isListed: true },
      page('/terms', 'Legal'),
      page('/values', 'Company', ['pipes']),
      page('/gardens', 'Services'),
      page('/Services', 'Services', ['pipe, tank']),
    ],
  });
  const { hits } = find('pipes');
  const paths = ['/values', '/Services', '/gardens', '/terms', '/drains', '/leaks'];
  expect(hits.map(({ path }) => path)).toEqual(paths);
  expect(hits.filter(({ isBest }) => isBest)).toEqual([hits[0]]);
});

it.each([
  ['text', 'GST'],
  ['description', 'rounds'],
])('names no best match among pages whose %s alone mentions the word', (_where, query) => {
  expect(search(query).hits[0]).not.toHaveProperty('isBest');
});

it('names the section and the terms that matched', () => {
  expect(search('pantri').hits[0]).toMatchObject({ section: 'Services', words: ['pantri'] });
});

it('passes on what cannot be searched', async () => {
  const absences = ['Blog posts cannot be searched just now.'];
  expect((await createSearch({ ...sampleIndex, absences }))('nal')).toMatchObject({ absences });
});

it('answers whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const { query, hits } = search(typed);
      return [...query].length <= maxQueryLength && hits.length <= sampleIndex.entries.length;
    }),
  );
});

function pathsOf(query: string): string[] {
  return search(query).hits.map(({ path }) => path);
}
