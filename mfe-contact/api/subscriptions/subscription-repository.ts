import type { Insertable } from 'kysely';
import { countRows } from '../database.ts';
import type { Database, SubscriptionRow } from '../tables.ts';

export async function insert(
  database: Database,
  subscription: Omit<Insertable<SubscriptionRow>, 'email_key'>,
): Promise<void> {
  const email_key = keyOf(subscription.email_id);
  await database
    .insertInto('subscriptions')
    .values({ ...subscription, email_key })
    .execute();
}

function keyOf(email: string): string {
  return email.toLowerCase();
}

export function find(database: Database, id: string): Promise<SubscriptionRow | undefined> {
  return database.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The subscription of this address that has not been ended; there is at most one. */
export function findActive(database: Database, email: string): Promise<SubscriptionRow | undefined> {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('email_key', '=', keyOf(email))
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/** Ids of all subscriptions of this address, ended ones too. */
export async function idsOf(database: Database, email: string): Promise<string[]> {
  const rows = database.selectFrom('subscriptions').select('id').where('email_key', '=', keyOf(email));
  return (await rows.execute()).map(({ id }) => id);
}

/** Leaves `requested_at`: a subscription is erased when its first mail said, however often its address is entered again. */
export async function renewWording(database: Database, id: string, wording: string): Promise<void> {
  await database.updateTable('subscriptions').set({ wording }).where('id', '=', id).execute();
}

/** Returns false if it was confirmed already. */
export async function confirm(database: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('subscriptions')
    .set({ confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function end(database: Database, email: string, now: Date): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ left_at: now.toISOString() })
    .where('email_key', '=', keyOf(email))
    .where('left_at', 'is', null)
    .execute();
}

/** Their messages in the outbox go with them. */
export async function erase(database: Database, ids: string[]): Promise<void> {
  await database.deleteFrom('subscriptions').where('id', 'in', ids).execute();
}

/** All that are confirmed and have not been ended. */
export function listConfirmed(database: Database): Promise<SubscriptionRow[]> {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
}

export function count(database: Database): Promise<number> {
  return countRows(database.selectFrom('subscriptions'));
}

export interface SubscriptionsRetainedSince {
  /** Unconfirmed subscriptions are kept if they were requested then or later. */
  requested: Date;
  /** Proofs of consent are kept if the subscription ended then or later. */
  ended: Date;
}

export function countExpired(database: Database, retainedSince: SubscriptionsRetainedSince) {
  return countRows(expired(database, retainedSince));
}

/** Deletes the oldest, at most `limit`. Returns how many. */
export async function eraseExpired(
  database: Database,
  retainedSince: SubscriptionsRetainedSince,
  limit: number,
): Promise<number> {
  const oldest = expired(database, retainedSince).select('id').orderBy('requested_at').limit(limit);
  const { numDeletedRows } = await database.deleteFrom('subscriptions').where('id', 'in', oldest).executeTakeFirst();
  return Number(numDeletedRows);
}

function expired(database: Database, { requested, ended }: SubscriptionsRetainedSince) {
  return database
    .selectFrom('subscriptions')
    .where(({ eb, and, or }) =>
      or([
        and([eb('left_at', 'is not', null), eb('left_at', '<', ended.toISOString())]),
        and([eb('confirmed_at', 'is', null), eb('requested_at', '<', requested.toISOString())]),
      ]),
    );
}
