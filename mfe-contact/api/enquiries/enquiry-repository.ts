import { type Expression, type ExpressionBuilder, type Insertable, type SqlBool, sql } from 'kysely';
import { countRows } from '../database.ts';
import {
  type Database,
  type EnquiryAction,
  type EnquiryRow,
  type EnquiryState,
  enquiryStates,
  type Tables,
} from '../tables.ts';

export async function insert(database: Database, enquiry: Insertable<EnquiryRow>): Promise<void> {
  await database.insertInto('enquiries').values(enquiry).execute();
}

export function find(database: Database, column: 'id' | 'reference', value: string): Promise<EnquiryRow | undefined> {
  return database.selectFrom('enquiries').selectAll().where(column, '=', value).executeTakeFirst();
}

export interface EnquiryFilter {
  /** The last row of the page before. Not an offset, so that every page costs the same. */
  after?: { time: string; key: string };
  /** Received at this moment or later. */
  since?: string;
  /** Received before this moment. */
  before?: string;
  state?: EnquiryState;
}

/** Returns enquiries that match, the oldest first. */
export function list(
  database: Database,
  { after, since, before, state }: EnquiryFilter,
  limit: number,
): Promise<EnquiryRow[]> {
  let query = database.selectFrom('enquiries').selectAll().orderBy('received_at').orderBy('reference').limit(limit);
  if (after) query = query.where(sql<boolean>`(received_at, reference) > (${after.time}, ${after.key})`);
  if (since) query = query.where('received_at', '>=', since);
  if (before) query = query.where('received_at', '<', before);
  if (state) query = query.where(isIn[state]);
  return query.execute();
}

const isIn: Record<EnquiryState, (row: ExpressionBuilder<Tables, 'enquiries'>) => Expression<SqlBool>> = {
  new: (row) => row.and([row('done_at', 'is', null), row('held_reason', 'is', null)]),
  suspected: (row) => row.and([row('done_at', 'is', null), row('held_reason', 'is not', null)]),
  done: (row) => row.and([row('done_at', 'is not', null), row('spam_at', 'is', null)]),
  spam: (row) => row('spam_at', 'is not', null),
};

export function stateOf({ done_at, spam_at, held_reason }: EnquiryRow): EnquiryState {
  if (done_at === null) return held_reason === null ? 'new' : 'suspected';
  return spam_at === null ? 'done' : 'spam';
}

/**
 * Marks an enquiry. False if it was marked so already, or if there is none. One statement, so that of two colleagues who do this at once
 * only the first succeeds.
 */
export async function mark(
  database: Database,
  { reference, action, by }: { reference: string; action: EnquiryAction; by: string },
): Promise<boolean> {
  const now = new Date().toISOString();
  const marks: Record<EnquiryAction, { from: EnquiryState[]; to: Partial<EnquiryRow> }> = {
    done: { from: ['new', 'suspected', 'spam'], to: { done_at: now, done_by: by, spam_at: null } },
    spam: { from: ['new', 'suspected', 'done'], to: { done_at: now, done_by: by, spam_at: now } },
    'not-spam': {
      from: ['suspected', 'spam'],
      to: { done_at: null, done_by: null, spam_at: null, held_reason: null },
    },
  };
  const { from, to } = marks[action];
  const { numUpdatedRows } = await database
    .updateTable('enquiries')
    .set(to)
    .where('reference', '=', reference)
    .where((row) => row.or(from.map((state) => isIn[state](row))))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many other addresses have sent this message. */
export async function countOtherSenders(database: Database, message_hash: string, emailId: string): Promise<number> {
  const { count } = await database
    .selectFrom('enquiries')
    .select(({ fn }) => fn.count(lowerEmail).distinct().as('count'))
    .where('message_hash', '=', message_hash)
    .where(lowerEmail, 'not in', loweredSpellings(emailId))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** References of all enquiries from this address, however it is capitalised. */
export async function referencesFrom(database: Database, email: string): Promise<string[]> {
  const rows = await database
    .selectFrom('enquiries')
    .select('reference')
    .where(lowerEmail, 'in', loweredSpellings(email))
    .execute();
  return rows.map(({ reference }) => reference);
}

const lowerEmail = sql<string>`lower(email_id)`;

/** What `lowerEmail` may be for an address: SQLite lower-cases ASCII only, so one in another script is found as it was written. */
function loweredSpellings(email: string): string[] {
  return [email.toLowerCase(), email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())];
}

/** Their messages in the outbox go with them. */
export async function erase(database: Database, references: string[]): Promise<void> {
  await database.deleteFrom('enquiries').where('reference', 'in', references).execute();
}

export function count(database: Database): Promise<number> {
  return countRows(database.selectFrom('enquiries'));
}

export async function countByState(database: Database): Promise<Record<EnquiryState, number>> {
  const counts = enquiryStates.map(async (state) => {
    return [state, await countRows(database.selectFrom('enquiries').where(isIn[state]))] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<EnquiryState, number>; // `fromEntries` forgets the names
}

export function countExpired(database: Database, retainedSince: Date): Promise<number> {
  return countRows(expired(database, retainedSince));
}

/** Deletes the oldest, at most `limit`. Returns how many. */
export async function eraseExpired(database: Database, retainedSince: Date, limit: number): Promise<number> {
  const oldest = expired(database, retainedSince).select('id').orderBy('received_at').limit(limit);
  const { numDeletedRows } = await database.deleteFrom('enquiries').where('id', 'in', oldest).executeTakeFirst();
  return Number(numDeletedRows);
}

function expired(database: Database, retainedSince: Date) {
  return database.selectFrom('enquiries').where('received_at', '<', retainedSince.toISOString());
}
