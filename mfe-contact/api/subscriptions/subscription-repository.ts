import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { consentWording } from '../../contract/subscription.ts';
import { queueDeliveries } from '../outbox/delivery-repository.ts';
import {
  deleteConfirmationRequests,
  type HashMailbox,
  noteUnsubscribed,
  noteUnsubscribedById,
  takeConfirmationRequest,
} from '../protection/mail-limits.ts';
import type { SubscriptionRow, Tables } from '../tables.ts';
import { confirmationDeadline } from './subscription-links.ts';

interface SubscriptionOptions {
  hashMailbox: HashMailbox;
  clock?: () => Date;
  /** The clock by which subscriptions expire. */
  retentionTime?: () => Date;
}

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

export function createSubscriptionRepository(
  database: Kysely<Tables>,
  { hashMailbox, clock = () => new Date(), retentionTime = clock }: SubscriptionOptions,
) {
  const inTransaction = <Result>(work: (change: Change) => Promise<Result>, trace?: string) =>
    database
      .transaction()
      .execute((transaction) =>
        work({ transaction, hashMailbox, now: clock(), kept_from: retentionTime().toISOString(), trace }),
      );
  return {
    /**
     * Stores the subscription and queues a confirmation request, as far as its limits allow. Does not reveal whether the
     * address was known.
     */
    request: (emailId: string, source?: string, trace?: string) =>
      inTransaction((change) => request(change, emailId, source), trace),
    /** False if the subscription no longer exists. Confirming twice is the same as once. */
    confirm: (id: string, trace?: string) => inTransaction((change) => confirm(change, id), trace),
    /** The address never gets a confirmation request again. False if nobody ever subscribed with this id. */
    unsubscribe: (id: string) => inTransaction((change) => unsubscribe(change, id)),
  };
}

/** What every change of a subscription needs. */
interface Change {
  transaction: Transaction<Tables>;
  hashMailbox: HashMailbox;
  now: Date;
  /** Start of the row's retention. */
  kept_from: string;
  trace?: string | undefined;
}

async function request(change: Change, emailId: string, source: string | undefined): Promise<void> {
  const { transaction, hashMailbox, now, trace } = change;
  const known = await findActive(change, emailId);
  if (known && known.confirmed_at !== null) return;
  const id = known?.id ?? randomUUID();
  if (!(await takeConfirmationRequest(transaction, hashMailbox(emailId), id, now))) return;
  // `requested_at` stays: however often an address is typed in, it is erased at the time that the first mail stated.
  if (known)
    await transaction.updateTable('subscriptions').set({ wording: consentWording }).where('id', '=', id).execute();
  else await insert(change, id, emailId, source);
  await queueDeliveries(transaction, { subscription_id: id }, ['confirmation'], now, trace);
}

/** The active subscription of this address. One whose links have expired is erased, and does not count. */
async function findActive({ transaction, now }: Change, emailId: string): Promise<SubscriptionRow | undefined> {
  const row = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('email_key', '=', emailId.toLowerCase())
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.confirmed_at !== null || confirmationDeadline(row) > now) return row;
  await transaction.deleteFrom('subscriptions').where('id', '=', row.id).execute();
  return undefined;
}

async function insert(
  { transaction, now, kept_from }: Change,
  id: string,
  emailId: string,
  source: string | undefined,
) {
  await transaction
    .insertInto('subscriptions')
    .values({
      id,
      email_id: emailId,
      email_key: emailId.toLowerCase(),
      wording: consentWording,
      source: source ?? null,
      requested_at: now.toISOString(),
      confirmed_at: null,
      left_at: null,
      kept_from,
    })
    .execute();
}

async function confirm({ transaction, hashMailbox, now, trace }: Change, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('subscriptions')
    .select('email_id')
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
  if (numUpdatedRows === 0n) return true;
  await deleteConfirmationRequests(transaction, hashMailbox(found.email_id));
  await queueDeliveries(transaction, { subscription_id: id }, ['welcome'], now, trace);
  return true;
}

/** Ends every subscription of the address, including one that is newer than the link. */
async function unsubscribe({ transaction, hashMailbox, now, kept_from }: Change, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('subscriptions')
    .select(['email_id', 'email_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return noteUnsubscribedById(transaction, id, now);
  await transaction
    .updateTable('subscriptions')
    .set({ left_at: now.toISOString(), kept_from })
    .where('email_key', '=', found.email_key)
    .where('left_at', 'is', null)
    .execute();
  await noteUnsubscribed(transaction, hashMailbox(found.email_id), now);
  return true;
}
