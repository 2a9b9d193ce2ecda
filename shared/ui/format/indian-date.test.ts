import fc from 'fast-check';
import { indianDate } from './indian-date.ts';

it('shows the day in India, not UTC', () => {
  expect(indianDate('2026-10-05T18:30:00Z')).toEqual({ day: '6', month: 'October', year: '2026' });
  expect(indianDate('2026-10-05T18:29:59Z')).toEqual({ day: '5', month: 'October', year: '2026' });
  expect(indianDate('2026-11-20')).toEqual({ day: '20', month: 'November', year: '2026' });
});

it('matches a calendar every moment since 1970', () => {
  const calendar = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }), (moment) => {
      const { day, month, year } = indianDate(moment.toISOString());
      expect(`${day} ${month} ${year}`).toBe(calendar.format(moment));
    }),
  );
});
