import { readCookie } from './read-cookie.ts';

it.each([
  ['one among others', 'first=1; wanted=two; last=3', 'two'],
  ['a value with equals signs', 'wanted=a=b=', 'a=b='],
  ['a value as it was set', 'wanted=%C3%A9 "x"', '%C3%A9 "x"'],
  ['the first of two', 'wanted=1; wanted=2', '1'],
  ['an empty value', 'wanted=', ''],
  ['nothing where only a longer name fits', 'unwanted=1; wanted-too=2', undefined],
  ['nothing without a header', undefined, undefined],
])('reads %s', (_what, header, value) => {
  expect(readCookie(header, 'wanted')).toBe(value);
});

it('reads nothing for names every object has', () => {
  expect(readCookie('a=1', 'toString')).toBeUndefined();
});
