import { explainPhone, normalisePhone } from './phone.ts';

it.each([
  '9876543210',
  '+91 98765 43210',
  '098765 43210',
  '+91-98765-43210',
  '0091 (98765) 43210',
  '91 9876543210',
  '+91 (0) 98765 43210',
  '98765.43210',
  '\u202a+91 98765 43210\u202c',
  '\u200e98765\u00ad43210\ufe0f',
  'tel:+919876543210',
  '98765/43210',
  '+91\u2011 98765\u2012 43210',
  '\u221298765\ufe6343210',
  '\u00a0+91\u202f98765\u200943210',
  '९८७६५४३२१०',
  '٩٨٧٦٥٤٣٢١٠',
  '۹۸۷۶۵۴۳۲۱۰',
  '＋９１ ９８７６５ ４３２１０',
])('reads %s as ten digits', (written) => {
  expect(normalisePhone(written)).toBe('9876543210');
});

it('keeps a number that only begins like a country code', () => {
  expect(normalisePhone('9198765432')).toBe('9198765432');
});

it('keeps what is too long or no number, for validation to refuse', () => {
  expect(normalisePhone('98765 43210 98')).toBe('987654321098');
  expect(normalisePhone('call me')).toBe('callme');
});

it.each([
  ['98765 4321', 'Ten digits; you typed 9.'],
  ['98765 43210 98', 'Ten digits; you typed 12.'],
  ['98765 43210 98765', 'Ten digits; you typed 15.'],
  ['call me', 'Ten digits and nothing else.'],
  ['98765 43210', undefined],
  [' ', undefined],
])('explains what is wrong with %j: %s', (typed, explanation) => {
  expect(explainPhone(typed)).toBe(explanation);
});
