import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Kysely, Transaction } from 'kysely';
import { dayMs, isoAfter, monthsBefore } from '../calendar.ts';
import type { Tables } from '../tables.ts';

const minRequestIntervalMs = 60 * 60 * 1000;
const maxConfirmationRequests = 2;
/** After this time a mailbox that answered neither request may get others. */
const requestMonths = 12;

/**
 * These functions limit how often we write to an address that anybody may have typed into a form. They count by mailbox, as a keyed hash:
 * capitals and tags (`asha+notes@…`) mean the same one. After the secret is replaced, none is recognised.
 */
export type HashMailbox = (emailId: string) => string;

export function mailboxHasher(secret: Buffer): HashMailbox {
  const key = createHmac('sha256', secret).update('mailboxes').digest();
  return (emailId) => createHmac('sha256', key).update(mailboxOf(emailId)).digest('base64url');
}

/**
 * Adds to the list of unsubscribed mailboxes those whose subscriptions are still stored. Runs at each start instead of once in a
 * migration: the list holds keyed hashes, which SQL cannot compute, and after the secret is replaced none of them matches.
 */
export async function restoreUnsubscribed(database: Kysely<Tables>, hashMailbox: HashMailbox): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const ended = await transaction
      .selectFrom('subscriptions')
      .select(['email_id', 'left_at'])
      .where('left_at', 'is not', null)
      .execute();
    for (const { email_id, left_at } of ended)
      if (left_at) await noteUnsubscribed(transaction, hashMailbox(email_id), new Date(left_at));
  });
}

/** Erases expired counts, and those that a wrong clock dated ahead. Unsubscribed mailboxes stay on the list. */
export async function deleteOldMailCounts(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const tomorrow = isoAfter(now, dayMs);
  await transaction
    .deleteFrom('acknowledged_mailboxes')
    .where(({ eb }) => eb.or([eb('last_at', '<=', isoAfter(now, -dayMs)), eb('last_at', '>', tomorrow)]))
    .execute();
  await transaction
    .deleteFrom('asked_mailboxes')
    .where(({ eb }) =>
      eb.or([eb('asked_at', '<=', monthsBefore(now, requestMonths).toISOString()), eb('asked_at', '>', tomorrow)]),
    )
    .execute();
}

function mailboxOf(emailId: string): string {
  const address = emailId.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // A host has two spellings, in its script and in ASCII.
  return `${address.slice(0, at).split('+')[0]}@${domainToASCII(domain) || domain}`;
}

// Each is one statement, so that no more requests than allowed succeed when several arrive at once, even at two services.

/** Counts an acknowledgement. Returns false, and counts nothing, after two in 24 hours. */
export async function takeAcknowledgement(
  transaction: Transaction<Tables>,
  mailbox: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
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
 * Counts a confirmation request. Returns false, and counts nothing, within an hour of the last, after two that nobody has
 * answered, and for an unsubscribed mailbox.
 */
export async function takeConfirmationRequest(
  transaction: Transaction<Tables>,
  mailbox: string,
  subscription_id: string,
  now: Date,
): Promise<boolean> {
  if (await isUnsubscribed(transaction, mailbox)) return false;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('asked_mailboxes')
    .values({ mailbox, subscription_id, times: 1, asked_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet(({ eb }) => ({
          subscription_id,
          times: eb('asked_mailboxes.times', '+', 1),
          asked_at: now.toISOString(),
        }))
        .where('asked_mailboxes.times', '<', maxConfirmationRequests)
        .where(({ eb, or }) =>
          or([
            eb('asked_mailboxes.asked_at', '<=', isoAfter(now, -minRequestIntervalMs)),
            // It was dated by a clock that was ahead.
            eb('asked_mailboxes.asked_at', '>', isoAfter(now, dayMs)),
          ]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function isUnsubscribed(transaction: Transaction<Tables>, mailbox: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('unsubscribed_mailboxes')
    .select('mailbox')
    .where('mailbox', '=', mailbox)
    .where('allowed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteUnsubscribed(transaction: Transaction<Tables>, mailbox: string, now: Date): Promise<void> {
  const left_at = now.toISOString();
  await transaction
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

/** For unsubscribe links whose subscription is erased already. False if no confirmation request was sent for it. */
export async function noteUnsubscribedById(
  transaction: Transaction<Tables>,
  subscriptionId: string,
  now: Date,
): Promise<boolean> {
  const request = await transaction
    .selectFrom('asked_mailboxes')
    .select('mailbox')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  if (request) await noteUnsubscribed(transaction, request.mailbox, now);
  return request !== undefined;
}

/** Subscriptions of a mailbox that confirmed may send confirmation requests again. */
export async function deleteConfirmationRequests(transaction: Kysely<Tables>, mailbox: string): Promise<void> {
  await transaction.deleteFrom('asked_mailboxes').where('mailbox', '=', mailbox).execute();
}

/** Takes a mailbox off the list of unsubscribed ones, at its owner's request. False if it was not on the list. */
export function allowMailbox(database: Kysely<Tables>, mailbox: string, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await deleteConfirmationRequests(transaction, mailbox);
    const { numUpdatedRows } = await transaction
      .updateTable('unsubscribed_mailboxes')
      .set({ allowed_at: now.toISOString() })
      .where('mailbox', '=', mailbox)
      .where('allowed_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
