import { indianIsoDay, indianMoment } from '@site/text/indian-time';
import { daysAfter } from '../calendar.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import { storedJump } from '../retention/retention-clock.ts';
import type { Database } from '../tables.ts';
import * as outbox from './outbox-repository.ts';

/**
 * Puts today's summary into the outbox if its time has come, it has something to tell and no process has queued it
 * before; true if it did. The day is unique there, so of two services on one database only one succeeds.
 */
export async function queueSummary(database: Database, time: string, now: Date): Promise<boolean> {
  const day = indianIsoDay(now);
  if (now < indianMoment(day, time) || (await outbox.hasSummary(database, day))) return false;
  const { received, open, suspected, jump } = await readSummary(database, day, time);
  if (received.count + open + suspected === 0 && !jump) return false;
  return (await outbox.queue(database, { summary_day: day }, ['summary'], now)) === 1;
}

export type Summary = Awaited<ReturnType<typeof readSummary>>;

/** The 24 hours that end at this time of this day in India, and the reason why no expired data is erased. */
export async function readSummary(database: Database, day: string, time: string) {
  const until = indianMoment(day, time);
  const since = daysAfter(until, -1);
  const counts = await enquiries.summarise(database, since.toISOString(), until.toISOString());
  return { since, until, ...counts, jump: await storedJump(database) };
}
