import * as check from 'fast-check';
import {
  escapeControlsInText,
  escapeHiddenInLine,
  hasControls,
  hasHidden,
  isolateDirection,
  removeInvisible,
  trimInvisible,
} from './visible-text.ts';

it.each([
  ['', 'no characters'],
  [' \t\n\u00a0\u3000', 'blanks'],
  ['\u200b\u200c\u200d\u2060\ufeff', 'zero-width characters'],
  ['\u115f\u1160\u3164\uffa0', 'Hangul fillers'],
  ['\u2800', 'an empty braille cell'],
  ['\u00ad', 'a soft hyphen'],
  ['\u202e\u2066\u061c', 'direction marks'],
  ['\ufe0f\u{e0101}', 'variation selectors'],
  ['\u{e0061}', 'a tag'],
  ['\u034f\u17b4\u180e', 'joiners of other scripts'],
  ['\u001b\u0007', 'controls'],
])('sees nothing in %j, %s', (text) => {
  expect(trimInvisible(text)).toBe('');
});

it.each([
  'Asha Verma',
  "Máire O'Brien",
  'क्\u200dष', // a half form
  'ന്\u200d', // a chillu, at the end of a word
  'می\u200cخواهم',
  '👩\u200d👩\u200d👧 & ❤\ufe0f',
  '葛\u{e0100}城',
  '⠓⠑⠇⠇⠕⠀⠺⠕⠗⠇⠙',
])('leaves %s as it is', (text) => {
  expect(hasHidden(text)).toBe(false);
  for (const read of [trimInvisible, escapeHiddenInLine, escapeControlsInText]) expect(read(text)).toBe(text);
});

it.each([
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['\ufeff Asha\u200b ', 'Asha'],
  [' \u2800Asha\u3164', 'Asha'],
])('trims what an address book left around %j', (text, left) => {
  expect(trimInvisible(text)).toBe(left);
});

it('finds hidden characters within a line, and controls within a message', () => {
  for (const text of [
    'Asha \u202egnp',
    'As\u200bha',
    'As\u00adha',
    'A\u{e0041}',
    'a\nb',
    'a\u2028b',
    'a\u009bb',
    'a\ud800',
  ])
    expect(hasHidden(text)).toBe(true);
  expect(['a\n\tb \u202e \u00ad', 'a\u001b[2J', 'a\u009b', 'a\ud800'].map(hasControls)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('escapes control and direction characters', () => {
  expect(escapeHiddenInLine('Asha\r\nBcc: x \u202egnp\u001b[31m\u200b')).toBe(
    'Asha Bcc: x \\u202egnp\\u001b[31m\\u200b',
  );
  expect(escapeControlsInText('one\r\n\ttwo\u009b2J \u2067x\u2028')).toBe('one\n\ttwo\\u009b2J \\u2067x\\u2028');
  expect(escapeHiddenInLine('a\u{e0041}')).toBe('a\\u{e0041}');
});

it('ignores whatever surrounds or separates the digits of a number', () => {
  expect(removeInvisible('\u202a+91\u00a098765\u00ad43210\ufe0f')).toBe('+919876543210');
});

it.each(['احمد', 'شرکت 5!', 'Asha احمد', 'אשר'])('sets %s apart from the words round it', (text) => {
  expect(isolateDirection(text)).toBe(`\u2068${text}\u2069`);
});

it.each(['', 'Asha Verma', 'आशा वर्मा', '+91 98765 43210', '葛城'])('leaves %j among the words round it', (text) => {
  expect(isolateDirection(text)).toBe(text);
});

// fast-check's own unit for any character, `binary`, takes two seconds to list them all.
const character = check.nat(0x10ffff).map((code) => String.fromCodePoint(code));
const anything = check.string({ unit: character, maxLength: 60 });
const controlOrBidi = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

it('never shows a control or direction character, on one line or on several', () => {
  check.assert(
    check.property(anything, (text) => {
      expect(escapeHiddenInLine(text)).not.toMatch(controlOrBidi);
      expect(escapeControlsInText(text).replace(/[\n\t]/g, '')).not.toMatch(controlOrBidi);
    }),
  );
});

it('shows nothing hidden, loses nothing visible, and changes nothing when applied again', () => {
  check.assert(
    check.property(anything, (text) => {
      expect(hasHidden(escapeHiddenInLine(text))).toBe(false);
      expect(removeInvisible(trimInvisible(text))).toBe(removeInvisible(text));
      for (const read of [trimInvisible, escapeHiddenInLine, escapeControlsInText])
        expect(read(read(text))).toBe(read(text));
    }),
  );
});

it('keeps the meaning of JSON', () => {
  check.assert(
    check.property(anything, (text) => {
      expect(JSON.parse(escapeControlsInText(JSON.stringify({ text })))).toEqual({ text });
    }),
  );
});

it('trims a text of a megabyte almost instantly', () => {
  const padded = `a${'\u200b '.repeat(300_000)}b`;
  expect(trimInvisible(padded)).toBe(padded);
  expect(trimInvisible(`${padded}${'\u200b '.repeat(300_000)}`)).toBe(padded);
});

it('reads every kind of line break, and blanks round a line, as plain text', () => {
  expect(escapeControlsInText('a\rb\r\nc\nd')).toBe('a\nb\nc\nd');
  expect(escapeHiddenInLine(' Asha\n\n\tVerma ')).toBe('Asha Verma');
});
