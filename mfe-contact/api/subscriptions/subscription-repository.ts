import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { consentWording } from '../../contract/subscription.ts';
import { queueDeliveries } from '../outbox/queue-deliveries.ts';
import type { SubscriptionRow, Tables } from '../tables.ts';

/** However often an address is typed, its owner gets one confirmation mail in this time. */
const minRequestIntervalMs = 60 * 60 * 1000;

export interface SubscriptionRepository {
  /** Stores the subscription and queues the confirmation mail. Does not reveal whether the address was known. */
  request: (emailId: string, source?: string, trace?: string) => Promise<void>;
  /** False if the subscription no longer exists. Confirming twice is the same as once. */
  confirm: (id: string, trace?: string) => Promise<boolean>;
  leave: (id: string) => Promise<boolean>;
}

export function subscriptionRepository(
  database: Kysely<Tables>,
  clock: () => Date = () => new Date(),
): SubscriptionRepository {
  return {
    request: (emailId, source, trace) =>
      database.transaction().execute((transaction) => request(transaction, { emailId, source, trace }, clock())),
    confirm: (id, trace) => database.transaction().execute((transaction) => confirm(transaction, id, trace, clock())),
    leave: (id) => leave(database, id, clock()),
  };
}

async function request(
  transaction: Transaction<Tables>,
  { emailId, source, trace }: { emailId: string; source: string | undefined; trace: string | undefined },
  now: Date,
): Promise<void> {
  const latest = await latestFor(transaction, emailId.toLowerCase());
  const isActive = latest && latest.left_at === null;
  if (isActive && latest.confirmed_at !== null) return;
  if (latest && now.getTime() - Date.parse(latest.requested_at) < minRequestIntervalMs) return;
  const id = isActive ? await renew(transaction, latest, now) : await insert(transaction, emailId, source, now);
  if (id) await queueDeliveries(transaction, { subscription_id: id }, ['confirmation'], now, trace);
}

async function confirm(
  transaction: Transaction<Tables>,
  id: string,
  trace: string | undefined,
  now: Date,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('subscriptions')
    .select('id')
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
  if (numUpdatedRows > 0n) await queueDeliveries(transaction, { subscription_id: id }, ['welcome'], now, trace);
  return true;
}

async function leave(database: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  await database
    .updateTable('subscriptions')
    .set({ left_at: now.toISOString() })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .execute();
  const found = await database.selectFrom('subscriptions').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
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

/** Returns nothing if another request renewed it a moment earlier. */
async function renew(
  transaction: Transaction<Tables>,
  { id, requested_at }: SubscriptionRow,
  now: Date,
): Promise<string | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('subscriptions')
    .set({ requested_at: now.toISOString(), wording: consentWording })
    .where('id', '=', id)
    .where('requested_at', '=', requested_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? id : undefined;
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
