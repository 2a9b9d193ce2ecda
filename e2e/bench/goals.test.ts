import { lowerBound, medianAtMost } from './goals.ts';

it.each([
  ['the least of five', [1.4, 1.1, 1.2, 1.3, 1.5], 1.1],
  ['the second of nine', [9, 8, 7, 6, 5, 4, 3, 2, 1], 2],
  ['the least of a few, which prove nothing', [2, 3], 2],
])('takes %s for what the median is at least', (_, values, bound) => {
  expect(lowerBound(values)).toBe(bound);
});

it('compares the median of the ratios with the goal', () => {
  expect(medianAtMost('LCP', [1.2, 0.9, 1.1], 1.05)).toMatchObject({ measured: 1.1, lowerBound: 0.9, goal: 1.05 });
});
