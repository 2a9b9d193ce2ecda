import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partners } from '../../content/home/customers.ts';

const marks = [
  ...readFileSync(join(import.meta.dirname, 'partner-marks.svg'), 'utf8').matchAll(
    /<g id="([^"]+)"(?: transform="translate\(0 (\d+)\)")?>.*<\/g>/g,
  ),
];

it('draws a mark for each partner, in the order of their names', () => {
  expect(marks.map(([, id]) => id)).toEqual(partners.names.map((name) => name.toLowerCase().replaceAll(' ', '-')));
  expect(marks.map(([, , top = 0]) => Number(top))).toEqual(marks.map((_, place) => 416 * place));
});

it.each(marks.map(([drawing, id]) => [id, drawing.length] as const))('draws %s within 3 KB', (_, bytes) => {
  expect(bytes).toBeLessThanOrEqual(3 * 1024);
});
