import { isKnown } from './is-known.ts';

it.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', '*'])('knows the tag in %s', (header) => {
  expect(isKnown({ headers: { 'if-none-match': header } }, '"a"')).toBe(true);
});

it.each([undefined, '', '"b"', 'a', '"aa"', 'W/'])('does not know it in %s', (header) => {
  expect(isKnown({ headers: header === undefined ? {} : { 'if-none-match': header } }, '"a"')).toBe(false);
});
