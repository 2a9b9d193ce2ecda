import { indianIsoDay, indianMoment } from '@site/text/indian-time';
import { daysAfter } from '../calendar.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import { storedJump } from '../retention/retention-clock.ts';
import type { Database } from '../tables.ts';
import * as outbox from './outbox-repository.ts';

/**
 * Queues the last summary that was due, unless it has nothing to report or is queued already. Returns whether it did. The outbox takes
 * one summary for each day, so of two services on one database only one succeeds.
 */
export async function queueSummary(database: Database, { time, isDaily }: SummaryTime, now: Date): Promise<boolean> {
  const day = lastDueDay(now, time);
  if (await outbox.hasSummary(database, day)) return false;
  const { received, open, suspected, jump } = await readSummary(database, day, time);
  const [newest] = suspected.first;
  const hasNews = isDaily
    ? received.count + open + suspected.count > 0 || jump
    : newest && newest.received_at >= (await namedUntil(database, day, time));
  if (!hasNews) return false;
  return (await outbox.queue(database, { summary_day: day }, ['summary'], now)) === 1;
}

/** Sales is reminded of suspected enquiries that nobody has settled once a week, unless new ones come. */
const reminderDays = 7;

/** Up to when suspected enquiries have been named: the end of the last summary within `reminderDays` that was not given up. */
async function namedUntil(database: Database, day: string, time: string): Promise<string> {
  const after = indianIsoDay(daysAfter(indianMoment(day), -reminderDays));
  const last = await outbox.lastSummaryDay(database, { after, before: day });
  return last === null ? '' : indianMoment(last, time).toISOString();
}

/** Yesterday before today's time has come: the service may have been down then. */
function lastDueDay(now: Date, time: string): string {
  const today = indianIsoDay(now);
  return now < indianMoment(today, time) ? indianIsoDay(daysAfter(now, -1)) : today;
}

export interface SummaryTime {
  /** Time of day in India. */
  time: string;
  /** If not, a summary is sent only for suspected spam, because nothing else shows that to sales. */
  isDaily: boolean;
}

export type Summary = Awaited<ReturnType<typeof readSummary>>;

/** The content of the summary for the 24 hours before this time of this day in India. `jump` says why no expired data is erased. */
export async function readSummary(database: Database, day: string, time: string) {
  const until = indianMoment(day, time);
  const since = daysAfter(until, -1);
  const counts = await enquiries.summarise(database, since.toISOString(), until.toISOString());
  return { since, until, ...counts, jump: await storedJump(database) };
}
