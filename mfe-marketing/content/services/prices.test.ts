import { bills, everyDayPrice } from './prices.ts';

it('prices a post by skill, to the rupee', () => {
  const { sixDays, semiSkilled, skilled, nurse } = bills;
  const prices = [sixDays.total, everyDayPrice, semiSkilled.total, skilled.total, nurse.total];
  expect(prices).toEqual([25_488, 29_400, 31_860, 38_232, 43_011]);
});

it('dresses hospital staff for a quarter more than housekeepers', () => {
  const { sixDays, ...hospital } = bills;
  for (const { uniform } of Object.values(hospital)) expect(uniform).toBe(Math.round(sixDays.uniform * 1.25));
});
