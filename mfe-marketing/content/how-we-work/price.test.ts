import { price } from './price.ts';

describe('the example of a price', () => {
  it('divides a hundred rupees without a rest', () => {
    expect(price.shares.parts.reduce((sum, { rupees }) => sum + rupees, 0)).toBe(100);
  });

  it('says above its lines how many there are', () => {
    expect(price.costs.length + 5).toBe(12);
    expect(price.linesHint).toContain('Twelve lines');
  });
});
