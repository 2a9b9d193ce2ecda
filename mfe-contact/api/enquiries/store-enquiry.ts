import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Enquiry } from '../../contract/enquiry.ts';
import { queueDeliveries } from '../outbox/queue-deliveries.ts';
import type { MailLimits } from '../protection/mail-limits.ts';
import { keptFrom } from '../retention/kept-from.ts';
import type { EnquiryChannel, Tables } from '../tables.ts';
import { enquiryColumns } from './enquiry-record.ts';

const keyLifetimeMs = 24 * 60 * 60 * 1000;

export type Stored = { status: 'stored'; reference: string } | { status: 'key-reused' };

export interface Entry {
  enquiry: Enquiry;
  key: string | undefined;
  channels: EnquiryChannel[];
  limits: MailLimits | undefined;
  now: Date;
  /** Whether the clock cannot be believed. */
  isInDoubt: boolean;
  reference: string;
  /** The request that brought it. */
  trace: string | undefined;
}

/** Stores an enquiry with its deliveries, or finds the answer already given for its key. */
export async function storeEnquiry(transaction: Transaction<Tables>, entry: Entry): Promise<Stored> {
  const answered = await answerOf(transaction, entry);
  if (answered) return answered;
  if (entry.key !== undefined && !(await takeKey(transaction, entry.key, entry)))
    return (await answerOf(transaction, entry)) ?? { status: 'key-reused' };
  await insert(transaction, entry);
  return { status: 'stored', reference: entry.reference };
}

async function answerOf(transaction: Transaction<Tables>, { key, enquiry, now }: Entry): Promise<Stored | undefined> {
  if (key === undefined) return undefined;
  await transaction.deleteFrom('idempotency_keys').where('created_at', '<', keyDeadline(now)).execute();
  const found = await transaction.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  if (!found) return undefined;
  return found.body_hash === hashOf(enquiry)
    ? { status: 'stored', reference: found.reference }
    : { status: 'key-reused' };
}

// When two requests bring the same key at once, PostgreSQL makes the second wait here for the first one's commit.
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
  const { enquiry, now, isInDoubt, reference, trace } = entry;
  const id = randomUUID();
  const received_at = now.toISOString();
  await transaction
    .insertInto('enquiries')
    .values({
      ...columnsOf(enquiry),
      id,
      reference,
      received_at,
      kept_from: keptFrom(isInDoubt),
      done_at: null,
      done_by: null,
      note: null,
    })
    .execute();
  await queueDeliveries(transaction, { enquiry_id: id }, await allowedChannels(transaction, entry), now, trace);
}

/** Every enquiry is stored and passed on; only thanks are limited, because they go wherever a stranger says. */
async function allowedChannels(
  transaction: Transaction<Tables>,
  { enquiry, channels, limits, now }: Entry,
): Promise<EnquiryChannel[]> {
  const isThanked =
    channels.includes('acknowledgement') &&
    (await limits?.takeAcknowledgement(transaction, enquiry.emailId, now)) === true;
  return isThanked ? channels : channels.filter((channel) => channel !== 'acknowledgement');
}

function columnsOf(enquiry: Enquiry) {
  return {
    ...enquiryColumns(enquiry),
    source: enquiry.source ?? null,
  };
}

export function keyDeadline(now: Date): string {
  return new Date(now.getTime() - keyLifetimeMs).toISOString();
}

function hashOf(enquiry: Enquiry): string {
  return createHash('sha256')
    .update(JSON.stringify(columnsOf(enquiry)))
    .digest('base64url');
}
