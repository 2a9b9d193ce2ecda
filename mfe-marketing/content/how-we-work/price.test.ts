import { price } from './price.ts';

describe('the example of a price', () => {
  it('says what a post of 30 days costs, to a hundred rupees', () => {
    const amount = Math.round((price.total.amount * 30) / 26 / 100) * 100;
    expect(price.allDays).toContain(`₹${amount.toLocaleString('en-IN')}`);
  });

  it('divides a hundred rupees in the proportions of its lines', () => {
    const [wages = 0, provident = 0, insurance = 0, premium = 0, relief = 0, uniform = 0, material = 0] =
      price.costs.map(({ amount }) => amount);
    const groups = [wages + premium + relief, provident + insurance, uniform + material, price.charge.amount];
    const shares = groups.map((amount) => Math.round((amount / price.beforeTax.amount) * 100));
    expect(price.shares.parts.map(({ rupees }) => rupees)).toEqual(shares);
    expect(sum(shares)).toBe(100);
  });

  it('says above its lines how many there are, and their total', () => {
    expect(price.costs.length + 5).toBe(12);
    expect(price.linesHint).toBe(
      `Twelve lines to ₹${price.total.amount.toLocaleString('en-IN')} for one post, and what changes them`,
    );
  });

  it('says that it is an example and no offer', () => {
    expect(price.label).toBe('Example');
    expect(price.note).toContain('example');
  });
});

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
