import { documentLabel } from './document-label.ts';

it.each([
  [820_400, 'Brochure (PDF,\u00a0820\u00a0KB)'],
  [999_400, 'Brochure (PDF,\u00a0999\u00a0KB)'],
  [999_600, 'Brochure (PDF,\u00a01.0\u00a0MB)'],
  [1_260_000, 'Brochure (PDF,\u00a01.3\u00a0MB)'],
])('shows %d bytes as %s', (bytes, words) => {
  expect(documentLabel('Brochure', { format: 'PDF', bytes })).toBe(words);
});
