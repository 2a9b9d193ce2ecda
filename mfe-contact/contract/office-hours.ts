import { opening } from '@site/brand/metadata';
import { dayMs, indianIsoDay, indianMoment } from '@site/text/indian-time';

/** Until when we call whoever has written at this moment: to the end of the first working day that begins after it. */
export function callDeadline(moment: Date): Date {
  return indianMoment(indianIsoDay(nextOpening(moment)), opening.closes);
}

/** Whether the office is open at this moment, and until or from when. */
export function officeStatus(moment: Date): { isOpen: boolean; until: Date } {
  const today = indianIsoDay(moment);
  const closes = indianMoment(today, opening.closes);
  const isOpen = isWorkingDay(today) && moment >= indianMoment(today, opening.opens) && moment < closes;
  return { isOpen, until: isOpen ? closes : nextOpening(moment) };
}

/** `6 pm`, or on another day `Tuesday 6 pm`. */
export function officeTime(time: Date, { now, lang }: { now: Date; lang: string }): string {
  const isToday = indianIsoDay(time) === indianIsoDay(now);
  return time.toLocaleString(lang, {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    ...(!isToday && { weekday: 'long' }),
  });
}

function nextOpening(moment: Date): Date {
  for (let day = moment; ; day = new Date(day.getTime() + dayMs)) {
    const opens = indianMoment(indianIsoDay(day), opening.opens);
    if (opens > moment && isWorkingDay(indianIsoDay(day))) return opens;
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function isWorkingDay(isoDay: string): boolean {
  return opening.days.some((day) => day === weekdays[new Date(isoDay).getUTCDay()]);
}
