import { indianDate } from './indian-date.ts';

test("shows the day of India's clocks, not of UTC", () => {
  expect(indianDate('2026-10-05T18:30:00Z')).toEqual({ day: '6', month: 'October', year: '2026' });
  expect(indianDate('2026-10-05T18:29:59Z')).toEqual({ day: '5', month: 'October', year: '2026' });
});

test('turns the year at midnight in India', () => {
  expect(indianDate('2026-12-31T19:00:00Z')).toEqual({ day: '1', month: 'January', year: '2027' });
});
