import { indianTimestamp } from './calendar.ts';

it('gives exports the time in India, on the day in India', () => {
  expect(indianTimestamp('2026-11-25T12:29:12.999Z')).toBe('2026-11-25 17:59:12');
  expect(indianTimestamp('2026-10-31T19:00:00.000Z')).toBe('2026-11-01 00:30:00');
});
