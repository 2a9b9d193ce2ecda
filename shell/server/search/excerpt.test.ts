import { withExcerpts } from './excerpt.ts';

const long = `${'We say a lot before. '.repeat(20)}Each invoice shows the GST as a line of its own. ${'And after. '.repeat(30)}`;

it('shows the place of a text that matched, cut between words', () => {
  const text = textOf('gst', `First line.\n${long}\nLast line.`);
  expect(text).toMatch(/^… .*Each invoice shows the GST as a line of its own\..* …$/);
  expect(text.length).toBeLessThanOrEqual(164);
});

it('shows a short line whole', () => {
  expect(textOf('gst', 'Wages.\nGST is extra.\nLast line.')).toBe('GST is extra.');
});

it('shows a sentence rather than a cell before it, and says of a cell that it is cut out', () => {
  expect(textOf('gst', 'GST and wages\nGST is extra.')).toBe('GST is extra.');
  expect(textOf('gst', 'First line.\nGST and bonus\nLast line.')).toBe('… GST and bonus …');
});

it('shows with a point of a list those beside it, as many as fit', () => {
  expect(textOf('gst', 'Basic\nWages\nGST\nBonus\nLast line.')).toBe('… Wages · GST · Bonus …');
  expect(textOf('gst', `GST${'\nTwenty letters, about'.repeat(20)}`).length).toBeLessThanOrEqual(164);
});

it('keeps the description that shows the match already', () => {
  expect(textOf('plumb', 'A plumber on call.')).toBe('Plumbers for pumps.');
});

it('keeps the description of a page without a text', () => {
  expect(textOf('gst', undefined)).toBe('Plumbers for pumps.');
});

function textOf(word: string, body: string | undefined): string {
  const hit = { path: '/plumbing', title: 'Services', text: 'Plumbers for pumps.', words: [word] };
  return withExcerpts({ query: word, hits: [hit], absences: [] }, () => body).hits[0]?.text ?? '';
}
