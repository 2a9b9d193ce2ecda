import { maxQueryLength } from './search-address.ts';
import { plainWord, stemOf, tidyQuery, wordsIn } from './words.ts';

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
  ['1000', '1000'],
])('spells %s as %s', (typed, known) => {
  expect(plainWord(typed)).toBe(known);
});

it.each([
  ['plumber plumbers Plumbing plumbed', 'plumb'],
  ['cleaner cleaners cleaning cleaned cleans', 'clean'],
  ['gardener gardens gardening', 'garden'],
  ['electrician electricians electrical electricity', 'electr'],
  ['nurse nurses nursing', 'nurs'],
  ['supervisor supervisors supervision supervise', 'supervis'],
  ['technician technicians technical', 'technic'],
  ['carpenter carpenters carpentry', 'carpent'],
  ['driver driving drives', 'drive'],
  ['society societies', 'societi'],
  ['filter filters filtering', 'filt'],
])('gives %s one stem', (words, stem) => {
  expect(new Set(wordsIn(words).map(stemOf))).toEqual(new Set([stem]));
});

it.each([
  'safed kapde gas bus nas ghaas mali bijli jharu chowkidar buzurg dekhbhal mistri nakli paise darwaze kamre kaise safai',
  'khidki dhobi bhookhe jhadu chhat aspataal karyalay parichay sabun pankha pani nal tanki kirana',
])('cuts no Hindi in Latin letters: %s', (words) => {
  expect(wordsIn(words).map(stemOf)).toEqual(wordsIn(words).map(plainWord));
});

it('keeps vowel signs with their word', () => {
  expect(wordsIn('पानी की टंकी, सफ़ाई; क्\u200dया')).toEqual(['पानी', 'की', 'टंकी', 'सफ़ाई', 'क्या']);
});

it('knows Hindi with and without the dot, joined or not', () => {
  expect([stemOf('सफ़ाई'), stemOf('क्\u200dया')]).toEqual([stemOf('सफाई'), stemOf('क्या')]);
});
