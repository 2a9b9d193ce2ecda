import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Enquiry } from '../contract/enquiry.ts';
import { newReference } from './reference.ts';
import type { Tables } from './tables.ts';

const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

export type Stored = { status: 'stored'; reference: string } | { status: 'key-reused' };

export interface EnquiryRepository {
  /** Keeps an enquiry with its delivery, or finds the answer already given for this key. Resolves after the commit. */
  store: (enquiry: Enquiry, idempotencyKey?: string) => Promise<Stored>;
  isReachable: () => Promise<boolean>;
}

export function enquiryRepository(database: Kysely<Tables>, clock: () => Date = () => new Date()): EnquiryRepository {
  return {
    store: (enquiry, key) =>
      database.transaction().execute(async (transaction) => {
        const now = clock();
        if (key === undefined) return { status: 'stored', reference: await insert(transaction, enquiry, now) };
        return (await answerOf(transaction, key, enquiry, now)) ?? (await insertOnce(transaction, key, enquiry, now));
      }),
    isReachable: async () => {
      await database.selectFrom('enquiries').select('id').limit(1).execute();
      return true;
    },
  };
}

async function answerOf(transaction: Transaction<Tables>, key: string, enquiry: Enquiry, now: Date): Promise<Stored | undefined> {
  await transaction.deleteFrom('idempotency_keys').where('created_at', '<', keyDeadline(now)).execute();
  const found = await transaction.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  if (!found) return undefined;
  return found.body_hash === hashOf(enquiry) ? { status: 'stored', reference: found.reference } : { status: 'key-reused' };
}

// Where two requests bring the same key at once, PostgreSQL lets the second wait here for the first one's commit.
async function insertOnce(transaction: Transaction<Tables>, key: string, enquiry: Enquiry, now: Date): Promise<Stored> {
  const reference = newReference();
  const row = { key, body_hash: hashOf(enquiry), reference, created_at: now.toISOString() };
  const taken = await transaction
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 0n) return (await answerOf(transaction, key, enquiry, now)) ?? { status: 'key-reused' };
  await insert(transaction, enquiry, now, reference);
  return { status: 'stored', reference };
}

async function insert(transaction: Transaction<Tables>, enquiry: Enquiry, now: Date, reference = newReference()): Promise<string> {
  const id = randomUUID();
  const received_at = now.toISOString();
  await transaction
    .insertInto('enquiries')
    .values({ ...columnsOf(enquiry), id, reference, received_at })
    .execute();
  await transaction
    .insertInto('deliveries')
    .values({ id: randomUUID(), enquiry_id: id, channel: 'email', state: 'waiting', attempts: 0, next_attempt_at: received_at })
    .execute();
  return reference;
}

function columnsOf(enquiry: Enquiry) {
  return {
    full_name: enquiry.fullName,
    email_id: enquiry.emailId,
    contact_number: enquiry.contactNumber,
    company_name: enquiry.companyName,
    message: enquiry.message,
    source: enquiry.source ?? null,
  };
}

function keyDeadline(now: Date): string {
  return new Date(now.getTime() - KEY_LIFE_MS).toISOString();
}

function hashOf(enquiry: Enquiry): string {
  return createHash('sha256')
    .update(JSON.stringify(columnsOf(enquiry)))
    .digest('base64url');
}
