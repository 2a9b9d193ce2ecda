import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { indianDay, indianMoment } from '../indian-time.ts';
import type { Tables } from '../tables.ts';
import { summaryOf } from './summary-of.ts';

/**
 * Puts today's summary into the outbox if its time has come, it has something to tell and no process has queued it
 * before; true if it did. The day is unique there, so of two services on one database only one succeeds.
 */
export async function queueSummary(database: Kysely<Tables>, time: string, now: Date): Promise<boolean> {
  const day = indianDay(now);
  if (now < indianMoment(day, time) || (await isQueued(database, day))) return false;
  const { received, open, jump } = await summaryOf(database, day, time);
  if (received.count + open.count === 0 && !jump) return false;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('deliveries')
    .values({
      // Random, because it becomes the Message-ID: a staging site of the same day must not pass for this one.
      id: randomUUID(),
      enquiry_id: null,
      subscription_id: null,
      summary_day: day,
      channel: 'summary',
      state: 'waiting',
      attempts: 0,
      next_attempt_at: now.toISOString(),
      sending_at: null,
      last_error: null,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('summary_day').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function isQueued(database: Kysely<Tables>, day: string): Promise<boolean> {
  const row = await database.selectFrom('deliveries').select('id').where('summary_day', '=', day).executeTakeFirst();
  return row !== undefined;
}
