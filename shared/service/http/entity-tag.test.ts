import { isKnown } from './entity-tag.ts';

it.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', '*'])('knows the tag in %s', (header) => {
  expect(isKnown('"a"', header)).toBe(true);
});

it.each([undefined, '', '"b"', 'a', '"aa"', 'W/'])('does not know it in %s', (header) => {
  expect(isKnown('"a"', header)).toBe(false);
});
