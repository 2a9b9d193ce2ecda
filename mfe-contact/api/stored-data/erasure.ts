import { purgeDeleted } from '@site/service/database/sqlite';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import * as keys from '../enquiries/idempotency-key-repository.ts';
import { outboxFolderOf, sweepOutbox } from '../outbox/mail-transport.ts';
import * as subscriptions from '../subscriptions/subscription-repository.ts';
import type { Database } from '../tables.ts';
import type { Expired } from './retention.ts';

/** What to erase: one enquiry, or everything that came from an email address, its subscription included. */
export type Subject = { by: 'reference'; reference: string } | { by: 'email'; email: string };

/** Erases enquiries with their outbox, keys and files at a person's request, with every trace. */
export async function eraseFor(database: Database, dataDir: string, subject: Subject): Promise<Expired> {
  const erased = await database.transaction().execute(async (transaction) => {
    const { references, ids } = await findOf(transaction, subject);
    if (references.length > 0) {
      await keys.eraseOf(transaction, references);
      await enquiries.erase(transaction, references);
    }
    if (ids.length > 0) await subscriptions.erase(transaction, ids);
    return { enquiries: references.length, subscriptions: ids.length };
  });
  await sweepOutbox(database, outboxFolderOf(dataDir));
  await purgeDeleted(database);
  return erased;
}

/** How much `eraseFor` would erase. */
export async function countErasable(database: Database, subject: Subject): Promise<Expired> {
  const { references, ids } = await findOf(database, subject);
  return { enquiries: references.length, subscriptions: ids.length };
}

/** References of the enquiries, ids of the subscriptions. */
async function findOf(database: Database, subject: Subject): Promise<{ references: string[]; ids: string[] }> {
  if (subject.by === 'email')
    return {
      references: await enquiries.referencesFrom(database, subject.email),
      ids: await subscriptions.idsOf(database, subject.email),
    };
  const enquiry = await enquiries.find(database, 'reference', subject.reference);
  return { references: enquiry ? [enquiry.reference] : [], ids: [] };
}
