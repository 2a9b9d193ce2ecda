import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Enquiry } from '../../contract/enquiry.ts';
import { dayMs, isoAfter } from '../calendar.ts';
import { queueDeliveries } from '../outbox/delivery-repository.ts';
import { type HashMailbox, takeAcknowledgement } from '../protection/mail-limits.ts';
import type { EnquiryDeliveryKind, Tables } from '../tables.ts';
import { enquiryColumns } from './enquiry-record.ts';

interface EnquiryOptions {
  clock?: () => Date;
  /** The clock by which enquiries expire. */
  retentionTime?: () => Date;
  /** One delivery of each is stored with the enquiry. */
  deliveryKinds: EnquiryDeliveryKind[];
  /** Needed for acknowledgements; without it none is sent. */
  hashMailbox?: HashMailbox;
}

/** `source` is the path of the page that it came from. */
type SentEnquiry = Enquiry & { source?: string | undefined };

export type EnquiryRepository = ReturnType<typeof createEnquiryRepository>;

export function createEnquiryRepository(
  database: Kysely<Tables>,
  { clock = () => new Date(), retentionTime = clock, deliveryKinds, hashMailbox }: EnquiryOptions,
) {
  return {
    /** Stores an enquiry with its deliveries, or returns the answer already given for this key. Resolves after the commit. */
    store(enquiry: SentEnquiry, key?: string, trace?: string): Promise<StoreResult> {
      const keptFrom = retentionTime().toISOString();
      const mailbox = deliveryKinds.includes('acknowledgement') ? hashMailbox?.(enquiry.emailId) : undefined;
      const reference = newReference();
      const entry = { enquiry, key, deliveryKinds, mailbox, now: clock(), keptFrom, reference, trace };
      return database.transaction().execute((transaction) => storeEnquiry(transaction, entry));
    },
    isReachable: async (): Promise<boolean> => {
      await database.selectFrom('enquiries').select('id').limit(1).execute();
      return true;
    },
  };
}

const keyLifetimeMs = dayMs;

export type StoreResult = { status: 'stored'; reference: string } | { status: 'key-reused' };

interface Entry {
  enquiry: SentEnquiry;
  key: string | undefined;
  deliveryKinds: EnquiryDeliveryKind[];
  /** The sender's mailbox, hashed; undefined if no acknowledgement may be sent. */
  mailbox: string | undefined;
  now: Date;
  /** Start of its retention. */
  keptFrom: string;
  reference: string;
  /** Id of the request that sent it. */
  trace: string | undefined;
}

/** Stores an enquiry with its deliveries, or finds the result already stored for its key. */
async function storeEnquiry(transaction: Transaction<Tables>, entry: Entry): Promise<StoreResult> {
  const { key, enquiry, now, reference } = entry;
  if (key !== undefined) {
    await deleteExpiredKeys(transaction, now);
    if (!(await takeKey(transaction, key, entry))) return storedResult(transaction, key, enquiry);
  }
  await insert(transaction, entry);
  return { status: 'stored', reference };
}

/** Frees the keys of answers that are older than a day. */
export async function deleteExpiredKeys(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const deadline = isoAfter(now, -keyLifetimeMs);
  await transaction.deleteFrom('idempotency_keys').where('created_at', '<', deadline).execute();
}

async function storedResult(transaction: Transaction<Tables>, key: string, enquiry: SentEnquiry): Promise<StoreResult> {
  const found = await transaction.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  return found?.body_hash === hashOf(enquiry)
    ? { status: 'stored', reference: found.reference }
    : { status: 'key-reused' };
}

/** False if the key is taken. If two requests send it at once, PostgreSQL makes the second wait here for the first one's commit. */
async function takeKey(transaction: Transaction<Tables>, key: string, entry: Entry): Promise<boolean> {
  const row = {
    key,
    body_hash: hashOf(entry.enquiry),
    reference: entry.reference,
    created_at: entry.now.toISOString(),
  };
  const taken = await transaction
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows !== 0n;
}

async function insert(transaction: Transaction<Tables>, entry: Entry): Promise<void> {
  const { enquiry, now, keptFrom, reference, trace } = entry;
  const id = randomUUID();
  const received_at = now.toISOString();
  await transaction
    .insertInto('enquiries')
    .values({
      ...columnsOf(enquiry),
      id,
      reference,
      received_at,
      kept_from: keptFrom,
      done_at: null,
      done_by: null,
      note: null,
    })
    .execute();
  await queueDeliveries(transaction, { enquiry_id: id }, await allowedKinds(transaction, entry), now, trace);
}

/** Every enquiry is stored and passed on; only acknowledgements are limited, because they go to an address that a stranger typed. */
async function allowedKinds(
  transaction: Transaction<Tables>,
  { deliveryKinds, mailbox, now }: Entry,
): Promise<EnquiryDeliveryKind[]> {
  const isAcknowledged = mailbox !== undefined && (await takeAcknowledgement(transaction, mailbox, now));
  return isAcknowledged ? deliveryKinds : deliveryKinds.filter((kind) => kind !== 'acknowledgement');
}

function columnsOf(enquiry: SentEnquiry) {
  return {
    ...enquiryColumns(enquiry),
    source: enquiry.source ?? null,
  };
}

function hashOf(enquiry: SentEnquiry): string {
  return createHash('sha256')
    .update(JSON.stringify(columnsOf(enquiry)))
    .digest('base64url');
}

// Without 0, 1, I, L, O and U: people read the reference out over the phone. 30 to the power of 8 is 6.5e11.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference such as `SEV-7K3M-92QX`; it cannot be guessed from another. */
export function newReference(): string {
  return `SEV-${fourCharacters()}-${fourCharacters()}`;
}

function fourCharacters(): string {
  return Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
