import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { RetryRequest } from './admin.ts';

/**
 * Makes dead deliveries, and those only written to the outbox folder, due again; with a reference also those waiting
 * for their next attempt. Returns how many.
 */
export async function retryIn(
  database: Kysely<Tables>,
  { reference }: RetryRequest,
  now: Date = new Date(),
): Promise<number> {
  const base = database
    .updateTable('deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now.toISOString(), settled_at: null });
  const chosen = reference
    ? base
        .where('state', 'in', ['dead', 'written', 'waiting'])
        .where('enquiry_id', 'in', database.selectFrom('enquiries').select('id').where('reference', '=', reference))
    : base.where('state', 'in', ['dead', 'written']);
  const { numUpdatedRows } = await chosen.executeTakeFirst();
  return Number(numUpdatedRows);
}
