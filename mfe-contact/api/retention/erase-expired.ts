import type { Kysely } from 'kysely';
import { keyDeadline } from '../enquiries/enquiry-repository.ts';
import { confirmTimeoutMs } from '../subscriptions/subscription-links.ts';
import type { Tables } from '../tables.ts';
import { monthsBefore } from './months-before.ts';

/** The proof of a consent outlives it by so long, as the privacy policy says. */
const proofMonths = 12;

export interface Expired {
  enquiries: number;
  subscriptions: number;
}

/** Erases what has been kept as long as the privacy policy promises: enquiries, proofs of consent, unanswered questions, idempotency keys. */
export async function eraseExpired(database: Kysely<Tables>, now: Date, enquiryMonths: number): Promise<Expired> {
  return database.transaction().execute(async (transaction) => {
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
    return {
      enquiries: Number(enquiries.numDeletedRows),
      subscriptions: Number(proofs.numDeletedRows + unanswered.numDeletedRows),
    };
  });
}
