import { documentWords } from './document-words.ts';

it.each([
  [820_400, 'Brochure (PDF, 820\u00a0KB)'],
  [999_400, 'Brochure (PDF, 999\u00a0KB)'],
  [999_600, 'Brochure (PDF, 1.0\u00a0MB)'],
  [1_260_000, 'Brochure (PDF, 1.3\u00a0MB)'],
])('shows %d bytes as %s', (bytes, words) => {
  expect(documentWords('Brochure', { format: 'PDF', bytes })).toBe(words);
});
