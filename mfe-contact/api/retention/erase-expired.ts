import { withAdvisoryLock } from '@site/service/database/postgres';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isoAfter, monthsBefore } from '../calendar.ts';
import { countRows } from '../database.ts';
import { deleteExpiredKeys } from '../enquiries/enquiry-repository.ts';
import { deleteOldSummaries, withdrawSummaries } from '../outbox/daily-summary.ts';
import { deleteOldMailCounts } from '../protection/mail-limits.ts';
import { confirmationTimeoutMs } from '../subscriptions/subscription-links.ts';
import type { Tables } from '../tables.ts';

/** How long the proof of consent is kept after unsubscribing, as the privacy policy says. */
const proofMonths = 12;

/**
 * The share of a table that one run may erase by itself, whatever clock and settings say, so that somebody may notice before the next
 * run.
 */
const maxShare = 0.1;

export interface Expired {
  enquiries: number;
  subscriptions: number;
}

interface EraseResult extends Expired {
  /** How many more have expired, and are left to later runs. */
  left: number;
}

/**
 * Erases what the privacy policy allows to be kept no longer: enquiries, proofs of consent, unconfirmed subscriptions,
 * idempotency keys, counts of mails, and summaries that name any of them. The oldest first, and at most a tenth of each
 * table (one row at least) unless a person has confirmed it.
 */
export function eraseExpired(
  database: Kysely<Tables>,
  now: Date,
  enquiryMonths: number,
  isConfirmed = false,
): Promise<EraseResult> {
  // Services that start together would erase the same rows in different orders, and PostgreSQL would end one of them.
  return withAdvisoryLock(database, 'retention', (connection) =>
    connection.transaction().execute((transaction) => erase(transaction, now, enquiryMonths, isConfirmed)),
  );
}

async function erase(
  transaction: Transaction<Tables>,
  now: Date,
  enquiryMonths: number,
  isConfirmed: boolean,
): Promise<EraseResult> {
  const expired = expiredIn(transaction, now, enquiryMonths);
  const due = await countExpired(transaction, now, enquiryMonths);
  const limit = isConfirmed ? due : await maxErasable(transaction);
  const enquiries = await transaction
    .deleteFrom('enquiries')
    .where('id', 'in', expired.enquiries.select('id').orderBy('received_at').limit(limit.enquiries))
    .executeTakeFirst();
  const subscriptions = await transaction
    .deleteFrom('subscriptions')
    .where('id', 'in', expired.subscriptions.select('id').orderBy('requested_at').limit(limit.subscriptions))
    .executeTakeFirst();
  await deleteExpiredKeys(transaction, now);
  if (enquiries.numDeletedRows > 0n) await withdrawSummaries(transaction, now);
  await deleteOldSummaries(transaction, now);
  await deleteOldMailCounts(transaction, now);
  const erased = { enquiries: Number(enquiries.numDeletedRows), subscriptions: Number(subscriptions.numDeletedRows) };
  return { ...erased, left: due.enquiries + due.subscriptions - erased.enquiries - erased.subscriptions };
}

/** What has expired by this time. */
export async function countExpired(database: Kysely<Tables>, now: Date, enquiryMonths: number): Promise<Expired> {
  const expired = expiredIn(database, now, enquiryMonths);
  return { enquiries: await countRows(expired.enquiries), subscriptions: await countRows(expired.subscriptions) };
}

function expiredIn(database: Kysely<Tables>, now: Date, enquiryMonths: number) {
  const received = sql<string>`coalesce(kept_from, received_at)`;
  const unsubscribed = sql<string>`coalesce(kept_from, left_at)`;
  const requested = sql<string>`coalesce(kept_from, requested_at)`;
  return {
    enquiries: database.selectFrom('enquiries').where(received, '<', monthsBefore(now, enquiryMonths).toISOString()),
    subscriptions: database
      .selectFrom('subscriptions')
      .where(({ eb, and, or }) =>
        or([
          and([eb('left_at', 'is not', null), eb(unsubscribed, '<', monthsBefore(now, proofMonths).toISOString())]),
          and([eb('confirmed_at', 'is', null), eb(requested, '<', isoAfter(now, -confirmationTimeoutMs))]),
        ]),
      ),
  };
}

async function maxErasable(database: Kysely<Tables>): Promise<Expired> {
  const shareOf = (all: number) => Math.max(1, Math.floor(all * maxShare));
  return {
    enquiries: shareOf(await countRows(database.selectFrom('enquiries'))),
    subscriptions: shareOf(await countRows(database.selectFrom('subscriptions'))),
  };
}
