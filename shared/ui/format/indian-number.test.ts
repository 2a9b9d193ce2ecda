import { indianNumber, inRupees } from './indian-number.ts';

it.each([
  [880, '880'],
  [12500, '12,500'],
  [5394108, '53,94,108'],
])('writes %d as %s', (value, written) => expect(indianNumber(value)).toBe(written));

it('writes an amount in rupees', () => {
  expect(inRupees(25488)).toBe('₹25,488');
});
