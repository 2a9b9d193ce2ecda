import type { Transaction } from 'kysely';
import { daysAfter, indianDay } from '../indian-time.ts';
import type { Tables } from '../tables.ts';

/** The row only keeps a day's summary from being sent twice. */
const keptDays = 7;

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

export async function forgetSummaries(transaction: Transaction<Tables>, now: Date): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('summary_day', '<', indianDay(daysAfter(now, -keptDays)))
    .execute();
}
