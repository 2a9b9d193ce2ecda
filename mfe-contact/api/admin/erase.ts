import { type Kysely, sql, type Transaction } from 'kysely';
import { withdrawSummaries } from '../summary/forget-summaries.ts';
import type { Tables } from '../tables.ts';
import type { Erased, EraseRequest } from './admin.ts';

/** Erases enquiries with deliveries and keys; given an address, the subscription too. A rehearsal only counts. */
export function eraseFrom(database: Kysely<Tables>, { who, isRehearsal }: EraseRequest): Promise<Erased> {
  return database.transaction().execute(async (transaction) => {
    const references = await referencesOf(transaction, who);
    const subscriptions = who.by === 'email' ? await subscriptionsOf(transaction, who.email) : [];
    if (!isRehearsal && references.length > 0) {
      await transaction.deleteFrom('idempotency_keys').where('reference', 'in', references).execute();
      await transaction.deleteFrom('enquiries').where('reference', 'in', references).execute();
      await withdrawSummaries(transaction, new Date());
    }
    if (!isRehearsal && subscriptions.length > 0)
      await transaction.deleteFrom('subscriptions').where('id', 'in', subscriptions).execute();
    return { enquiries: references.length, subscriptions: subscriptions.length };
  });
}

async function referencesOf(transaction: Transaction<Tables>, who: EraseRequest['who']): Promise<string[]> {
  const all = transaction.selectFrom('enquiries').select('reference');
  // SQLite lower-cases ASCII only; an address in another script is found as it was written.
  const found =
    who.by === 'reference'
      ? all.where('reference', '=', who.reference)
      : all.where(sql`lower(email_id)`, 'in', spellings(who.email));
  return (await found.execute()).map(({ reference }) => reference);
}

async function subscriptionsOf(transaction: Transaction<Tables>, email: string): Promise<string[]> {
  const found = await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .execute();
  return found.map(({ id }) => id);
}

function spellings(email: string): string[] {
  return [...new Set([email.toLowerCase(), email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())])];
}
