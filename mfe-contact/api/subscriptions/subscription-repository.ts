import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { consentWording } from '../../contract/subscription.ts';
import { queueDeliveries } from '../outbox/queue-deliveries.ts';
import type { SubscriptionRow, Tables } from '../tables.ts';

/** However often an address is typed, its owner gets one confirmation mail in this time. */
const minRequestIntervalMs = 60 * 60 * 1000;

export interface SubscriptionRepository {
  /** Stores the subscription and queues the confirmation mail. Does not reveal whether the address was known. */
  request: (emailId: string, source?: string) => Promise<void>;
  /** False if the subscription no longer exists. Confirming twice is the same as once. */
  confirm: (id: string) => Promise<boolean>;
  leave: (id: string) => Promise<boolean>;
}

export function subscriptionRepository(
  database: Kysely<Tables>,
  clock: () => Date = () => new Date(),
): SubscriptionRepository {
  return {
    request: (emailId, source) =>
      database.transaction().execute(async (transaction) => {
        const now = clock();
        const last = await latestFor(transaction, emailId.toLowerCase());
        const isActive = last && last.left_at === null;
        if (isActive && last.confirmed_at !== null) return;
        if (last && now.getTime() - Date.parse(last.requested_at) < minRequestIntervalMs) return;
        const id = isActive ? await renew(transaction, last, now) : await insert(transaction, emailId, source, now);
        if (id) await queueDeliveries(transaction, { subscription_id: id }, ['confirmation'], now);
      }),
    confirm: (id) =>
      database.transaction().execute(async (transaction) => {
        const now = clock();
        const found = await transaction
          .selectFrom('subscriptions')
          .selectAll()
          .where('id', '=', id)
          .where('left_at', 'is', null)
          .executeTakeFirst();
        if (!found) return false;
        const { numUpdatedRows } = await transaction
          .updateTable('subscriptions')
          .set({ confirmed_at: now.toISOString() })
          .where('id', '=', id)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await queueDeliveries(transaction, { subscription_id: id }, ['welcome'], now);
        return true;
      }),
    leave: async (id) => {
      const left_at = clock().toISOString();
      await database
        .updateTable('subscriptions')
        .set({ left_at })
        .where('id', '=', id)
        .where('left_at', 'is', null)
        .execute();
      return (
        (await database.selectFrom('subscriptions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
      );
    },
  };
}

function latestFor(transaction: Transaction<Tables>, key: string): Promise<SubscriptionRow | undefined> {
  return transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('email_key', '=', key)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function renew(transaction: Transaction<Tables>, { id }: SubscriptionRow, now: Date): Promise<string> {
  await transaction
    .updateTable('subscriptions')
    .set({ requested_at: now.toISOString(), wording: consentWording })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Returns nothing if another request for the same address was a moment earlier. */
async function insert(
  transaction: Transaction<Tables>,
  emailId: string,
  source: string | undefined,
  now: Date,
): Promise<string | undefined> {
  const id = randomUUID();
  const row = {
    id,
    email_id: emailId,
    email_key: emailId.toLowerCase(),
    wording: consentWording,
    source: source ?? null,
  };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('subscriptions')
    .values({ ...row, requested_at: now.toISOString(), confirmed_at: null, left_at: null })
    .onConflict((conflict) => conflict.column('email_key').where('left_at', 'is', null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 0n ? undefined : id;
}
