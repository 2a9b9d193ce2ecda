import { withExcerpts } from './excerpt.ts';

it('shows the sentence that matched and as many whole ones after it as fit', () => {
  const text = `${'We say a lot before. '.repeat(20)}Each invoice shows the GST as a line of its own. ${'And after. '.repeat(30)}`;
  expect(textOf('gst', `First line.\n${text}\nLast line.`)).toMatch(
    /^Each invoice shows the GST as a line.*( And after\.)+$/,
  );
  expect(textOf('gst', text).length).toBeLessThanOrEqual(160);
});

it('cuts a long sentence between words, before the one that matched and behind it', () => {
  const text = `${'on and '.repeat(20)}the GST is a line of its own, ${'and on '.repeat(30)}.`;
  expect(textOf('gst', text)).toMatch(/^…\u00a0(and|on) .*the GST is a line of its own,.* (and|on)\u00a0…$/);
  expect(textOf('gst', text).length).toBeLessThanOrEqual(164);
});

it('begins a long sentence where a clause begins', () => {
  const text =
    'If you pay forty-five days after the invoice, that company carries a lakh of your salaries, more with GST.';
  expect(textOf('gst', text)).toBe('…\u00a0that company carries a lakh of your salaries, more with GST.');
});

it('begins with the sentence where a phone still shows the match', () => {
  const text = 'A post filled on all 30 days of a month costs about 30/26 of this: ₹29,400 with GST.';
  expect(textOf('gst', `Before. ${text}`)).toBe(text);
});

it('shows a short line whole', () => {
  expect(textOf('gst', 'Wages.\nGST is extra.\nLast line.')).toBe('GST is extra.');
});

it('shows a sentence rather than a cell before it', () => {
  expect(textOf('gst', 'GST and wages\nGST is extra.')).toBe('GST is extra.');
});

it('shows a cell or a point of a list before the description, where no sentence has the word', () => {
  expect(textOf('gst', 'A sentence.\nBasic\nWages\nGST\nBonus\nLast line.')).toBe('GST. Plumbers for pumps.');
});

it('shows a heading before the description, where no sentence has the word', () => {
  expect(textOf('gst', 'A sentence.\nWhat GST adds\nThe tax is extra.')).toBe('What GST adds. Plumbers for pumps.');
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
