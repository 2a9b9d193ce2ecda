import { createSearch } from './create-search.ts';
import { sectionsOf } from './hit-sections.ts';
import { sampleIndex } from './testing/sample-index.ts';

it('puts the best match first, then what is on offer, the company’s own pages, overviews after others, and posts', async () => {
  const page = (path: string, section: string, text: string, words: string[] = []) => ({
    path,
    title: path.slice(1) || 'Home',
    text,
    words,
    section,
  });
  const find = await createSearch({
    absences: [],
    entries: [
      { ...page('/blogs/leaks', 'Blog', 'Where pipes leak.'), isListed: true },
      page('/terms', 'Legal', 'Pipes.'),
      page('/', 'Company', 'Pipes, pipes.'),
      page('/values', 'Company', 'Pipes, pipes and pipes.', ['old pipes']),
      page('/plumbing', 'Services', 'Pipes.', ['pipe, drain']),
      page('/gardens', 'Services', 'Pipes for water.'),
      page('/Services', 'Services', 'Pipes, pipes.'),
      page('/wards', 'Industries', 'Pipes.'),
      page('/Industries', 'Industries', 'All of them.'),
    ],
  });
  const { hits } = find('pipes');
  const sections = sectionsOf(hits);
  expect(sections[0]).toMatchObject({ name: 'Best match', hits: [{ path: '/plumbing', section: 'Services' }] });
  expect(sections.slice(1).map(({ name, hits }) => [name, ...hits.map(({ path }) => path)])).toEqual([
    ['Services', '/gardens', '/Services'],
    ['Industries', '/wards'],
    ['Company', '/values', '/'],
    ['Legal', '/terms'],
    ['Blog', '/blogs/leaks'],
  ]);
  expect(sections.flatMap((section) => section.hits)).toEqual(hits);
});

it('names no best match among pages that only mention the word', async () => {
  const { hits } = (await createSearch(sampleIndex))('GST');
  expect(sectionsOf(hits).map(({ name }) => name)).toEqual(['Blog']);
});
