import { indianIsoDay, indianMoment } from '@site/text/indian-time';
import { daysAfter } from '../calendar.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import { storedJump } from '../retention/retention-clock.ts';
import type { Database } from '../tables.ts';
import * as outbox from './outbox-repository.ts';

/**
 * Puts the last due summary into the outbox if it has something to tell and no process has queued it before; true if it did. The day is unique
 * there, so of two services on one database only one succeeds.
 */
export async function queueSummary(database: Database, { time, isDaily }: SummaryTime, now: Date): Promise<boolean> {
  const day = lastDueDay(now, time);
  if (await outbox.hasSummary(database, day)) return false;
  const { received, open, suspected, jump } = await readSummary(database, day, time);
  const hasNews = suspected.count > 0 || (isDaily && (received.count + open > 0 || jump));
  if (!hasNews) return false;
  return (await outbox.queue(database, { summary_day: day }, ['summary'], now)) === 1;
}

/** Yesterday before today's time has come: the service may have been down then. */
function lastDueDay(now: Date, time: string): string {
  const today = indianIsoDay(now);
  return now < indianMoment(today, time) ? indianIsoDay(daysAfter(now, -1)) : today;
}

export interface SummaryTime {
  /** Time of day in India. */
  time: string;
  /** If not, a summary is sent only on days with suspected spam, because nothing else shows that to sales. */
  isDaily: boolean;
}

export type Summary = Awaited<ReturnType<typeof readSummary>>;

/** The 24 hours that end at this time of this day in India, and the reason why no expired data is erased. */
export async function readSummary(database: Database, day: string, time: string) {
  const until = indianMoment(day, time);
  const since = daysAfter(until, -1);
  const counts = await enquiries.summarise(database, since.toISOString(), until.toISOString());
  return { since, until, ...counts, jump: await storedJump(database) };
}
