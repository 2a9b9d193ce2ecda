import { indexWord, longestQuery, tidyQuery } from './spelling.ts';

it('makes one line of a query', () => {
  expect(tidyQuery('  water\n\ttank\u0000cleaning\u200b ')).toBe('water tank cleaning');
});

it('looks at so many characters of a query, and cuts none in two', () => {
  expect(tidyQuery('पानी '.repeat(100)).length).toBeLessThanOrEqual(longestQuery);
  expect([...tidyQuery('\u{1F600}'.repeat(300))]).toHaveLength(longestQuery);
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
