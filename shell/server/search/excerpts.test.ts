import { withExcerpts } from './excerpts.ts';

const clause = 'the GST is a line of its own,';

it.each([
  ['the sentence that matched', 'Before. GST is extra. After.\nLast line.', /^GST is extra\. After\.$/],
  ['whole sentences, as many as fit', `GST is extra. ${'And on. '.repeat(30).trim()}`, /^GST is extra\.( And on\.)+$/],
  ['a sentence rather than a cell before it', 'GST and wages\nGST is extra.', /^GST is extra\.$/],
  ['a heading, then the description', 'A sentence.\nWhat GST adds\nThe tax.', /^What GST adds\. Plumbers for pumps\.$/],
  ['whole words', `${'on and '.repeat(20)}${clause} ${'and on '.repeat(30)}.`, /^…\u00a0.*the GST.* (and|on)\u00a0…$/],
  ['the end of an address', `Read https://site.example/${'a'.repeat(90)}/gst first.`, /^…\u00a0gst first\.$/],
  ['the middle of an address', `Read https://site.example/gst/${'a'.repeat(200)} first.`, /^Read .*\/gst\/a+\u00a0…$/],
])('shows %s', (_what, body, excerpt) => {
  expect(textOf('gst', body)).toMatch(excerpt);
  expect(textOf('gst', body).length).toBeLessThanOrEqual(164);
});

it('shows a word of the query that only the text has', () => {
  const text = textOf('plumb', 'A plumber costs little.\nThe rate is on the card.', 'rate of plumbers');
  expect(text).toBe('The rate is on the card.');
});

it('shows the line with most words of the query', () => {
  const body = 'A hospital of 100 beds loses people.\nWhat 300 beds need\nIn 300 beds, 300 pillows.';
  expect(textOf('bed', body, '300 bed hospital', ['300', 'bed'])).toBe('In 300 beds, 300 pillows.');
});

it('shows a sentence with the word where only the title has it', () => {
  expect(textOf('servic', 'A sentence.\nEach service has a price.', 'services')).toBe('Each service has a price.');
});

it.each([
  ['shows the match already', 'plumb', 'A plumber on call.'],
  ['is of a page without a text', 'gst', undefined],
])('keeps a description that %s', (_what, word, body) => {
  expect(textOf(word, body)).toBe('Plumbers for pumps.');
});

function textOf(word: string, body: string | undefined, query = word, words = [word]): string {
  const hit = { path: '/plumbing', title: 'Services', text: 'Plumbers for pumps.', words };
  return withExcerpts({ query, hits: [hit], absences: [] }, () => body).hits[0]?.text ?? '';
}
