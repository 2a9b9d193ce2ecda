import fc from 'fast-check';
import { isoTime } from './iso-time.ts';

it.each([
  ['2026-10-06T05:55:00Z', '2026-10-06T05:55:00Z'],
  ['2026-10-06T05:55:00.250Z', '2026-10-06T05:55:00.250Z'],
  ['2026-10-06T11:25:00+05:30', '2026-10-06T05:55:00Z'],
  ['2026-10-06T05:55:00', '2026-10-06T05:55:00Z'],
  ['2026-10-06 05:55:00', '2026-10-06T05:55:00Z'],
  ['2026-10-06', '2026-10-06T00:00:00Z'],
  ['Tue, 06 Oct 2026 05:55:00 GMT', '2026-10-06T05:55:00Z'],
  ['Tue Oct 06 2026 11:25:00 GMT+0530 (India Standard Time)', '2026-10-06T05:55:00Z'],
  ['October 6, 2026', '2026-10-06T00:00:00Z'],
  ['10/06/2026', '2026-10-06T00:00:00Z'],
  ['10-06-2026', '2026-10-06T00:00:00Z'],
  ['6-Oct-2026', '2026-10-06T00:00:00Z'],
  ['11:25:00 10-06-2026', '2026-10-06T11:25:00Z'],
  ['2026-10-06 11:25 +0530', '2026-10-06T05:55:00Z'],
  ['October 6, 2026 11:25 am +0530', '2026-10-06T05:55:00Z'],
  [Date.UTC(2026, 9, 6, 5, 55), '2026-10-06T05:55:00Z'],
])('reads %j', (moment, expected) => {
  expect(isoTime(moment)).toBe(expected);
});

it.each([undefined, null, '', 'soon', {}, [], Number.NaN, Number.POSITIVE_INFINITY, '+275760-09-13T00:00:00Z', true])(
  'leaves out %j',
  (moment) => {
    expect(isoTime(moment)).toBeUndefined();
  },
);

it('keeps every moment from the year 1000 to 9999', () => {
  const moments = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(Date.parse(isoTime(moment.toISOString()) ?? '')).toBe(moment.getTime());
      expect(Date.parse(isoTime(moment.getTime()) ?? '')).toBe(moment.getTime());
    }),
  );
});

it('turns any text into a time or undefined', () => {
  fc.assert(
    fc.property(fc.anything(), (moment) => {
      const read = isoTime(moment);
      expect(read === undefined || !Number.isNaN(Date.parse(read))).toBe(true);
    }),
  );
});
