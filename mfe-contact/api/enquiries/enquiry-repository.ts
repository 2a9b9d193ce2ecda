import { isUnreachable } from '@site/service/database/database-errors';
import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { Enquiry } from '../../contract/enquiry.ts';
import type { MailLimits } from '../protection/mail-limits.ts';
import type { EnquiryChannel, Tables } from '../tables.ts';
import { newReference } from './new-reference.ts';
import { type Entry, type Stored, storeEnquiry } from './store-enquiry.ts';

/** A commit waits for the disk, whatever it holds: enquiries that arrive together share one. */
const maxTogether = 100;

interface EnquiryOptions {
  clock?: () => Date;
  /** Whether the clock cannot be believed. */
  isInDoubt?: () => boolean;
  /** One delivery for each is stored with the enquiry. */
  channels?: EnquiryChannel[];
  /** Without it nothing is acknowledged. */
  limits?: MailLimits;
}

export interface EnquiryRepository {
  /**
   * Stores an enquiry with its deliveries, or returns the answer already given for this key. Resolves after the commit.
   */
  store: (enquiry: Enquiry, idempotencyKey?: string, trace?: string) => Promise<Stored>;
  isReachable: () => Promise<boolean>;
}

export function enquiryRepository(
  database: Kysely<Tables>,
  { clock = () => new Date(), isInDoubt = () => false, channels = ['email'], limits }: EnquiryOptions = {},
): EnquiryRepository {
  const entries = new DataLoader<Entry, Stored>((batch) => storeTogether(database, batch), {
    cache: false,
    maxBatchSize: maxTogether,
    // Once for all requests that have been read meanwhile.
    batchScheduleFn: setImmediate,
  });
  return {
    store: (enquiry, key, trace) =>
      entries.load({
        enquiry,
        key,
        channels,
        limits,
        now: clock(),
        isInDoubt: isInDoubt(),
        reference: newReference(),
        trace,
      }),
    isReachable: async () => {
      await database.selectFrom('enquiries').select('id').limit(1).execute();
      return true;
    },
  };
}

/** One that cannot be stored is refused alone: the others are stored without it. */
async function storeTogether(database: Kysely<Tables>, entries: readonly Entry[]): Promise<(Stored | Error)[]> {
  try {
    return await database
      .transaction()
      .execute((transaction) => inTurn(entries, (entry) => storeEnquiry(transaction, entry)));
  } catch (error) {
    if (entries.length === 1 || isUnreachable(error)) return entries.map(() => asError(error));
    const alone = await inTurn(entries, (entry) => storeTogether(database, [entry]));
    return alone.flat();
  }
}

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
