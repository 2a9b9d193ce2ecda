import { isKnown, nextTraceparent, readCookie, traceIdOf } from './headers.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

it('continues a trace with a step of its own', () => {
  const next = nextTraceparent(`00-${id}-00f067aa0ba902b7-01`);
  expect(next).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`));
  expect(next).not.toContain('00f067aa0ba902b7');
});

it.each([
  undefined,
  '',
  `00-${id.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${id}-0000000000000000-01`,
  `00-${id}-00f067aa0ba902b7-01\n{"level":"error"}`,
])('begins a trace where %j came', (received) => {
  const next = nextTraceparent(received);
  expect(next).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(traceIdOf(next)).not.toBe(id);
  expect(traceIdOf(received)).toBeUndefined();
});

it.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', '*'])('knows the tag in %s', (header) => {
  expect(isKnown('"a"', header)).toBe(true);
});

it.each([undefined, '', '"b"', 'a', '"aa"', 'W/'])('does not know it in %s', (header) => {
  expect(isKnown('"a"', header)).toBe(false);
});

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
