import { normalisePhone } from './phone.ts';

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
