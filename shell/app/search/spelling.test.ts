import { indexWord, maxQueryLength, tidyQuery } from './spelling.ts';

it('puts a query on one line', () => {
  expect(tidyQuery('  water\n\ttank\u0000cleaning\u200b ')).toBe('water tank cleaning');
});

it('cuts queries at maximum length between characters', () => {
  expect(tidyQuery('पानी '.repeat(100)).length).toBeLessThanOrEqual(maxQueryLength);
  expect([...tidyQuery('\u{1F600}'.repeat(300))]).toHaveLength(maxQueryLength);
});

it.each([
  ['safaai', 'safai'],
  ['Jhaaruu', 'jharu'],
  ['café', 'cafe'],
])('spells %s as %s', (typed, known) => {
  expect(indexWord(typed)).toBe(known);
});

it('keeps doubled digits and letters of other scripts', () => {
  expect([indexWord('1000'), indexWord('पानी')]).toEqual(['1000', 'पानी'.normalize('NFKD')]);
});
