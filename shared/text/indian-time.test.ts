import fc from 'fast-check';
import { indianDate, indianIsoTime, indianTimestamp } from './indian-time.ts';

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

it('gives exports the time in India, on the day in India', () => {
  expect(indianTimestamp('2026-11-25T12:29:12.999Z')).toBe('2026-11-25 17:59:12');
  expect(indianTimestamp('2026-10-31T19:00:00.000Z')).toBe('2026-11-01 00:30:00');
});

it('states the offset of a time in ISO 8601', () => {
  expect(indianIsoTime(new Date('2026-11-20T20:00:00.123Z'))).toBe('2026-11-21T01:30:00+05:30');
});
