import { callDeadline, officeStatus, officeTime } from './office-hours.ts';

it.each([
  ['Monday morning before the office opens', '2026-11-30T08:00', '2026-11-30T18:00'],
  ['Monday afternoon', '2026-11-30T15:00', '2026-12-01T18:00'],
  ['Saturday', '2026-11-28T10:00', '2026-11-30T18:00'],
  ['Sunday', '2026-11-29T10:00', '2026-11-30T18:00'],
])('calls whoever writes on %s', (_when, written, deadline) => {
  expect(callDeadline(inIndia(written))).toEqual(inIndia(deadline));
});

it.each([
  ['2026-11-30T08:59', false, '9 am'],
  ['2026-11-30T09:00', true, '6 pm'],
  ['2026-11-30T17:59', true, '6 pm'],
  ['2026-11-30T18:00', false, 'Tuesday 9 am'],
  ['2026-11-28T20:00', false, 'Monday 9 am'],
  ['2026-11-29T12:00', false, 'Monday 9 am'],
])('knows at %s whether the office is open, and until when', (time, isOpen, until) => {
  const now = inIndia(time);
  const status = officeStatus(now);
  expect([status.isOpen, officeTime(status.until, { now, lang: 'en-IN' })]).toEqual([isOpen, until]);
});

function inIndia(time: string): Date {
  return new Date(`${time}:00+05:30`);
}
