import { type Kysely, sql } from 'kysely';
import { keyDeadline } from '../enquiries/store-enquiry.ts';
import { isShared } from '../is-shared.ts';
import { forgetMailCounts } from '../protection/mail-limits.ts';
import { confirmTimeoutMs } from '../subscriptions/subscription-links.ts';
import { forgetSummaries, withdrawSummaries } from '../summary/forget-summaries.ts';
import type { Tables } from '../tables.ts';
import { monthsBefore } from './months-before.ts';

/** How long the proof of a consent is kept after it ends, as the privacy policy says. */
const proofMonths = 12;

interface Expired {
  enquiries: number;
  subscriptions: number;
}

/**
 * Erases what the privacy policy allows to be kept no longer: enquiries, proofs of consent, unconfirmed subscriptions,
 * idempotency keys, counts of mails, and summaries that name any of them.
 */
export async function eraseExpired(database: Kysely<Tables>, now: Date, enquiryMonths: number): Promise<Expired> {
  return database.transaction().execute(async (transaction) => {
    // Services that start together would erase the same rows in different orders, and PostgreSQL would end one of them.
    if (isShared(database)) await sql`select pg_advisory_xact_lock(hashtext('contact retention'))`.execute(transaction);
    const enquiries = await transaction
      .deleteFrom('enquiries')
      .where('received_at', '<', monthsBefore(now, enquiryMonths).toISOString())
      .executeTakeFirst();
    const proofs = await transaction
      .deleteFrom('subscriptions')
      .where('left_at', '<', monthsBefore(now, proofMonths).toISOString())
      .executeTakeFirst();
    const unanswered = await transaction
      .deleteFrom('subscriptions')
      .where('confirmed_at', 'is', null)
      .where('requested_at', '<', new Date(now.getTime() - confirmTimeoutMs).toISOString())
      .executeTakeFirst();
    await transaction.deleteFrom('idempotency_keys').where('created_at', '<', keyDeadline(now)).execute();
    if (enquiries.numDeletedRows > 0n) await withdrawSummaries(transaction, now);
    await forgetSummaries(transaction, now);
    await forgetMailCounts(transaction, now);
    return {
      enquiries: Number(enquiries.numDeletedRows),
      subscriptions: Number(proofs.numDeletedRows + unanswered.numDeletedRows),
    };
  });
}
