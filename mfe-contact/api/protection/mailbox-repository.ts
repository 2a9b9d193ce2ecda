import { dayMs } from '@site/text/indian-time';
import { isoAfter, isPastOrFarAhead, monthsBefore } from '../calendar.ts';
import type { Database } from '../tables.ts';

// How often we have written to addresses that anybody may have typed into a form, by the fingerprints of their mailboxes.

const minRequestIntervalMs = 60 * 60 * 1000;
const maxConfirmationRequests = 2;
/** A mailbox that confirmed neither of two requests may get others after this time. */
const requestMonths = 12;

/**
 * Counts an acknowledgement, or a link to stored data. Returns false, and counts nothing, after two of the kind in 24 hours. A single
 * statement, like `takeConfirmationRequest`'s, so that simultaneous calls cannot exceed the limit, even in two services.
 */
export async function takeMail(
  database: Database,
  kind: 'acknowledgement' | 'stored-data',
  fingerprint: string,
  now: Date,
): Promise<boolean> {
  const mailbox = kind === 'acknowledgement' ? fingerprint : `${kind} ${fingerprint}`;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('acknowledged_mailboxes')
    .values({ mailbox, last_at: now.toISOString(), earlier_at: '' })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet(({ ref }) => ({ earlier_at: ref('acknowledged_mailboxes.last_at'), last_at: now.toISOString() }))
        .where('acknowledged_mailboxes.earlier_at', '<=', isoAfter(now, -dayMs)),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Counts a confirmation request. Returns false, and counts nothing, if the last was sent within an hour (within a day where it may come
 * from a machine), or if two have not been answered.
 */
export async function takeConfirmationRequest(
  database: Database,
  { mailbox, id: subscription_id, isSuspected }: { mailbox: string; id: string; isSuspected: boolean },
  now: Date,
): Promise<boolean> {
  const minIntervalMs = isSuspected ? dayMs : minRequestIntervalMs;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('asked_mailboxes')
    .values({ mailbox, subscription_id, times: 1, asked_at: now.toISOString(), earlier_subscription_id: null })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet(({ eb, ref }) => ({
          earlier_subscription_id: ref('asked_mailboxes.subscription_id'),
          subscription_id,
          times: eb('asked_mailboxes.times', '+', 1),
          asked_at: now.toISOString(),
        }))
        .where('asked_mailboxes.times', '<', maxConfirmationRequests)
        .where(isPastOrFarAhead('asked_mailboxes.asked_at', isoAfter(now, -minIntervalMs), isoAfter(now, dayMs))),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether somebody has unsubscribed a mailbox, by any of its fingerprints. */
export async function isUnsubscribed(database: Database, fingerprints: string[]): Promise<boolean> {
  const row = await database
    .selectFrom('unsubscribed_mailboxes')
    .select('mailbox')
    .where('mailbox', 'in', fingerprints)
    .where('allowed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteUnsubscribed(database: Database, mailbox: string, now: Date): Promise<void> {
  const left_at = now.toISOString();
  await database
    .insertInto('unsubscribed_mailboxes')
    .values({ mailbox, left_at, allowed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet({ left_at, allowed_at: null })
        .where('unsubscribed_mailboxes.left_at', '<', left_at),
    )
    .execute();
}

/** Id of the subscription that the last confirmation request was for; it may be erased. */
export async function findRequested(database: Database, mailbox: string): Promise<string | undefined> {
  const request = database.selectFrom('asked_mailboxes').select('subscription_id').where('mailbox', '=', mailbox);
  return (await request.executeTakeFirst())?.subscription_id;
}

/** For unsubscribe links whose subscription is erased already. */
export async function noteUnsubscribedById(database: Database, subscriptionId: string, now: Date): Promise<void> {
  const request = await database
    .selectFrom('asked_mailboxes')
    .select('mailbox')
    .where(({ eb, or }) =>
      or([eb('subscription_id', '=', subscriptionId), eb('earlier_subscription_id', '=', subscriptionId)]),
    )
    .executeTakeFirst();
  if (request) await noteUnsubscribed(database, request.mailbox, now);
}

/** Subscriptions of a mailbox that confirmed may send confirmation requests again. */
export async function eraseConfirmationRequests(database: Database, mailbox: string): Promise<void> {
  await database.deleteFrom('asked_mailboxes').where('mailbox', '=', mailbox).execute();
}

/** Takes a mailbox off the list of unsubscribed ones, at its owner's request. False if it was not on the list. */
export function allow(database: Database, fingerprints: string[], now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    for (const mailbox of fingerprints) await eraseConfirmationRequests(transaction, mailbox);
    const { numUpdatedRows } = await transaction
      .updateTable('unsubscribed_mailboxes')
      .set({ allowed_at: now.toISOString() })
      .where('mailbox', 'in', fingerprints)
      .where('allowed_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** Erases expired counts, and those that a wrong clock dated ahead. Unsubscribed mailboxes are kept. */
export async function eraseExpired(database: Database, now: Date): Promise<void> {
  const tomorrow = isoAfter(now, dayMs);
  await database
    .deleteFrom('acknowledged_mailboxes')
    .where(isPastOrFarAhead('last_at', isoAfter(now, -dayMs), tomorrow))
    .execute();
  await database
    .deleteFrom('asked_mailboxes')
    .where(isPastOrFarAhead('asked_at', monthsBefore(now, requestMonths).toISOString(), tomorrow))
    .execute();
}
