import { bills, postPrices } from './prices.ts';

it('prices a post by skill, to the rupee', () => {
  expect(postPrices).toEqual({
    sixDays: 25_488,
    everyDay: 29_400,
    semiSkilled: 31_860,
    skilled: 38_232,
    nurse: 43_011,
  });
});

it('dresses hospital staff for a quarter more than housekeepers', () => {
  const { sixDays, ...hospital } = bills;
  for (const { uniform } of Object.values(hospital)) expect(uniform).toBe(Math.round(sixDays.uniform * 1.25));
});
