import fc from 'fast-check';
import { createSearch, type Search } from './create-search.ts';
import { maxQueryLength } from './max-query-length.ts';
import { packTexts, termsOf } from './packed-texts.ts';
import { sampleIndex } from './testing/sample-index.ts';

let search: Search;
beforeAll(async () => {
  search = await createSearch(sampleIndex);
});

it.each([
  ['plumbing', 'plumbing'],
  ['a word that is still being typed', 'plum'],
  ['a letter left out', 'plumbng'],
  ['letters changed places', 'plubming'],
  ['everyday Hindi', 'nal'],
  ['doubled letters', 'naal'],
  ['capitals and accents', 'PLÚMBING'],
  ['a sentence around it', 'I need a plumbing man for my house please'],
])('finds the service by %s', (_what, query) => {
  expect(pathsOf(query)[0]).toBe('/plumbing-services');
});

it('puts a title before a text, and a service before a post', () => {
  expect(pathsOf('plumber')).toEqual(['/plumbing-services', '/blogs/water-tanks']);
  expect(pathsOf('pantry drain')[0]).toBe('/pantry-services');
});

it.each(['plumber', 'plumbers', 'plumbing', 'Plumbers’', 'plumbng', 'plumbr'])('finds the same by %s', (query) => {
  expect(pathsOf(query)).toEqual(['/plumbing-services', '/blogs/water-tanks']);
});

it('puts a page whose title has every word first, though a service', () => {
  expect(pathsOf('tank water')).toEqual(['/blogs/water-tanks', '/plumbing-services']);
});

it('puts a service before a post whose title has the one word', async () => {
  const page = (path: string, title: string, words: string[]) => ({ path, title, text: '', words });
  const find = await createSearch({
    absences: [],
    entries: [
      { ...page('/blogs/wards', 'Hospital wards', []), isListed: true },
      page('/healthcare', 'Healthcare', ['hospital']),
    ],
  });
  expect(find('hospital').hits.map(({ path }) => path)).toEqual(['/healthcare', '/blogs/wards']);
  expect(find('hospital wards').hits[0]?.path).toBe('/blogs/wards');
});

it.each([
  ['a word of its text', 'GST'],
  ['a word that is still being typed', 'invoi'],
  ['another form of it', 'invoicing'],
  ['a misspelt one', 'invocie'],
])('finds a page by %s', (_what, query) => {
  expect(pathsOf(query)).toEqual(['/blogs/water-tanks']);
});

it('finds every page with the one word, however often another one has it', async () => {
  const service = {
    path: '/pipes',
    title: 'Plumbing',
    text: 'Plumbers plumb.',
    words: ['plumber', 'plumbers, plumbing'],
  };
  const posts = Array.from({ length: 9 }, (_, place) => ({
    path: `/blogs/${place}`,
    title: 'Post',
    text: '',
    words: [],
  }));
  const bodies = ['Plumbing. '.repeat(3), ...posts.map(() => 'Call the plumber.'), 'Nobody.'];
  const find = await createSearch({
    absences: [],
    entries: [
      service,
      ...posts.map((post) => ({ ...post, isListed: true as const })),
      { path: '/about', title: 'About', text: '', words: [] },
    ],
    texts: packTexts(bodies.map((body) => termsOf(body))),
  });
  const paths = find('plumber').hits.map(({ path }) => path);
  expect([paths[0], paths.length]).toEqual(['/pipes', 10]);
});

it('puts pages that list others last, unless they are asked for', async () => {
  const page = (path: string, title: string, text: string) => ({ path, title, text, words: [], section: 'Services' });
  const entries = [
    page('/', 'Home', 'Pipes, pipes and more pipes.'),
    page('/services', 'Services', 'Pipes and their services.'),
    page('/plumbing-services', 'Plumbing Services', 'Pipes.'),
    page('/blogs', 'Blogs', 'Pipes, pipes.'),
    { ...page('/blogs/leaks', 'Leaks', 'Where old pipes leak.'), isListed: true as const },
  ];
  const find = await createSearch({ absences: [], entries });
  const paths = (query: string) => find(query).hits.map(({ path }) => path);
  expect(paths('pipes').slice(0, 2)).toEqual(['/plumbing-services', '/blogs/leaks']);
  expect([paths('services')[0], paths('blogs')[0]]).toEqual(['/services', '/blogs']);
});

it('searches without texts', async () => {
  const { texts, ...older } = sampleIndex;
  expect((await createSearch(older))('plumber').hits).toHaveLength(2);
});

it('treats no indexed word as a typo', () => {
  expect(pathsOf('water')).not.toContain('/pantry-services');
});

it('finds a page by stop words alone', () => {
  expect(pathsOf('who are we')).toEqual(['/about-us']);
});

it('names the section and the matched words', () => {
  expect(search('pantri').hits[0]).toMatchObject({ section: 'Services', words: ['pantri'] });
});

it('finds nothing for empty queries and nonsense', () => {
  expect([pathsOf(''), pathsOf('   '), pathsOf('?!'), pathsOf('zzzzqq')]).toEqual([[], [], [], []]);
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
