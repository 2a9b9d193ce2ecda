import { wordsOfPath } from './words-of-path.ts';

it.each([
  ['/plumbing-servces', 'plumbing servces'],
  ['/services/Pest--Control/', 'services Pest Control'],
  ['/%E0%A4%AC%E0%A4%BF%E0%A4%9C%E0%A4%B2%E0%A5%80', 'बिजली'],
  ['/lift%20and%0Astairs', 'lift and stairs'],
  ['/pl%E2%80%8Bumb%00er%E2%80%AE', 'plumber'],
  ['/50%-off', '50% off'],
  ['/-/%E2%80%8B/', ''],
  ['/', ''],
])('reads %s as %j', (pathname, words) => {
  expect(wordsOfPath(pathname)).toBe(words);
});

it('cuts after a hundred characters, and none of them in half', () => {
  expect(wordsOfPath(`/${'🚿'.repeat(150)}`)).toBe('🚿'.repeat(100));
});
