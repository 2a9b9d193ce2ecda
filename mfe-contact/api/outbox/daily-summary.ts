import { indianIsoDay, indianMoment } from '@site/contracts/indian-time';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { daysAfter } from '../calendar.ts';
import { countRows } from '../database.ts';
import { type ClockJump, storedJump } from '../retention/retention-clock.ts';
import type { EnquiryRow, Tables } from '../tables.ts';
import { queueDeliveries } from './delivery-repository.ts';

/**
 * Puts today's summary into the outbox if its time has come, it has something to tell and no process has queued it
 * before; true if it did. The day is unique there, so of two services on one database only one succeeds.
 */
export async function queueSummary(database: Kysely<Tables>, time: string, now: Date): Promise<boolean> {
  const day = indianIsoDay(now);
  if (now < indianMoment(day, time) || (await isQueued(database, day))) return false;
  const { received, open, jump } = await readSummary(database, day, time);
  if (received.count + open === 0 && !jump) return false;
  return (await queueDeliveries(database, { summary_day: day }, ['summary'], now)) === 1;
}

async function isQueued(database: Kysely<Tables>, day: string): Promise<boolean> {
  const row = await database.selectFrom('deliveries').select('id').where('summary_day', '=', day).executeTakeFirst();
  return row !== undefined;
}

/** The row is kept only so that a day's summary is not sent twice. */
const maxAgeDays = 7;

/**
 * Gives up summaries that lie in the outbox folder, because they name enquiries that are erased now; sweeping the outbox
 * then removes their files. The rows stay, so that no second summary of their day is made.
 */
export async function withdrawSummaries(transaction: Transaction<Tables>, now: Date): Promise<void> {
  await transaction
    .updateTable('deliveries')
    .set({ state: 'dead', last_error: 'erased', settled_at: now.toISOString() })
    .where('channel', '=', 'summary')
    .where('state', '=', 'written')
    .execute();
}

export async function deleteOldSummaries(transaction: Transaction<Tables>, now: Date): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('summary_day', '<', indianIsoDay(daysAfter(now, -maxAgeDays)))
    .execute();
}

/** After a flood of enquiries the mail stays short enough to be read; it says how many more there are. */
export const maxListed = 50;

/** No phone, address or message: whoever needs them asks for the reference. */
export type SummaryRow = Pick<EnquiryRow, 'reference' | 'received_at' | 'full_name' | 'company_name' | 'done_at'>;

export interface Summary {
  day: string;
  since: Date;
  until: Date;
  /** What came in the day before `until`, done or not. */
  received: { count: number; first: SummaryRow[] };
  /** What came earlier and is not done yet, oldest first. */
  waiting: { count: number; first: SummaryRow[] };
  open: number;
  done: number;
  /** The reason why no expired data is erased. */
  jump: ClockJump | undefined;
}

/** The 24 hours that end at this time of this day in India. */
export async function readSummary(database: Kysely<Tables>, day: string, time: string): Promise<Summary> {
  const until = indianMoment(day, time);
  const since = daysAfter(until, -1);
  const [from, to] = [since.toISOString(), until.toISOString()];
  const arrived = database.selectFrom('enquiries').where('received_at', '<', to);
  const received = arrived.where('received_at', '>=', from);
  const open = arrived.where('done_at', 'is', null);
  const waiting = open.where('received_at', '<', from);
  const done = database.selectFrom('enquiries').where('done_at', '>=', from).where('done_at', '<', to);
  return {
    day,
    since,
    until,
    received: { count: await countRows(received), first: await firstOf(received) },
    waiting: { count: await countRows(waiting), first: await firstOf(waiting) },
    open: await countRows(open),
    done: await countRows(done),
    jump: await storedJump(database),
  };
}

type Enquiries = SelectQueryBuilder<Tables, 'enquiries', object>;

function firstOf(enquiries: Enquiries): Promise<SummaryRow[]> {
  return enquiries
    .select(['reference', 'received_at', 'full_name', 'company_name', 'done_at'])
    .orderBy('received_at')
    .orderBy('reference')
    .limit(maxListed)
    .execute();
}
