import { randomUUID } from 'node:crypto';
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import { countRows } from '../database.ts';
import type { Database, EnquiryEventRow, EnquiryRow, EnquiryState, Tables } from '../tables.ts';

/** Throws if the database does not answer. */
export async function isReachable(database: Database): Promise<boolean> {
  await database.selectFrom('enquiries').select('id').limit(1).execute();
  return true;
}

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
  /** Only open ones that are suspected to be spam. */
  isSuspected?: boolean;
}

/** Returns enquiries that match, the oldest first. */
export function list(
  database: Database,
  { after, since, before, state, isSuspected }: EnquiryFilter,
  limit: number,
): Promise<EnquiryRow[]> {
  let query = database.selectFrom('enquiries').selectAll().orderBy('received_at').orderBy('reference').limit(limit);
  if (after) query = query.where(sql<boolean>`(received_at, reference) > (${after.time}, ${after.key})`);
  if (since) query = query.where('received_at', '>=', since);
  if (before) query = query.where('received_at', '<', before);
  if (state) query = query.where('done_at', state === 'new' ? 'is' : 'is not', null);
  if (state && state !== 'new') query = query.where('spam_at', state === 'spam' ? 'is not' : 'is', null);
  if (isSuspected) query = query.where('held_reason', 'is not', null).where('done_at', 'is', null);
  return query.execute();
}

/**
 * Changes an enquiry that is in the state `from`: closed, or open and, if asked for, unassigned or suspected. False if it is in another
 * state, or if there is none. One statement, so that of two colleagues who do this at once only the first succeeds.
 */
export async function change(
  database: Database,
  reference: string,
  { from, to }: { from: 'open' | 'unassigned' | 'suspected' | 'closed'; to: Partial<EnquiryRow> },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('enquiries')
    .set(to)
    .where('reference', '=', reference)
    .where('done_at', from === 'closed' ? 'is not' : 'is', null)
    .$if(from === 'suspected', (suspected) => suspected.where('held_reason', 'is not', null))
    .$if(from === 'unassigned', (free) => free.where('assigned_to', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function recordEvent(database: Database, event: Omit<EnquiryEventRow, 'id'>): Promise<void> {
  await database
    .insertInto('enquiry_events')
    .values({ ...event, id: randomUUID() })
    .execute();
}

/** What happened to these enquiries, the earliest first. */
export async function listEvents(database: Database, ids: string[]): Promise<EnquiryEventRow[]> {
  if (ids.length === 0) return [];
  const events = database.selectFrom('enquiry_events').selectAll().where('enquiry_id', 'in', ids);
  return events.orderBy('happened_at').execute();
}

export function stateOf({ done_at, spam_at }: Pick<EnquiryRow, 'done_at' | 'spam_at'>): EnquiryState {
  if (done_at === null) return 'new';
  return spam_at === null ? 'done' : 'spam';
}

/** Whether it is suspected to be spam, or was when it was closed. */
export function hasSuspicion({ held_reason }: EnquiryRow): boolean {
  return held_reason !== null;
}

/** The columns of an enquiry of which a person has said that it is not spam. */
export const withoutSuspicion = { held_reason: null };

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

export async function countByState(database: Database): Promise<Record<EnquiryState, number>> {
  const { all, closed, spam } = await database
    .selectFrom('enquiries')
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('done_at').as('closed'), fn.count('spam_at').as('spam')])
    .executeTakeFirstOrThrow();
  return { new: Number(all) - Number(closed), done: Number(closed) - Number(spam), spam: Number(spam) };
}

/** After a flood of enquiries the daily summary stays short enough to be read; it says how many more there are. */
export const maxListed = 50;

/** What the daily summary says of an enquiry. No phone, address or message: whoever needs them asks for the reference. */
const summaryColumns = [
  'id',
  'reference',
  'received_at',
  'full_name',
  'company_name',
  'done_at',
  'held_reason',
] as const;

export type SummaryRow = Pick<EnquiryRow, (typeof summaryColumns)[number]>;

/**
 * Enquiries that arrived or were done between two moments, and those that were open at the second. Spam does not count; suspected
 * enquiries are counted apart.
 */
export async function summarise(database: Database, from: string, to: string) {
  const suspected = database.selectFrom('enquiries').where('held_reason', 'is not', null).where('done_at', 'is', null);
  const genuine = database
    .selectFrom('enquiries')
    .where('spam_at', 'is', null)
    .where(({ or, eb }) => or([eb('held_reason', 'is', null), eb('done_at', 'is not', null)]));
  const arrived = genuine.where('received_at', '<', to);
  const open = arrived.where('done_at', 'is', null);
  const done = genuine.where('done_at', '>=', from).where('done_at', '<', to);
  return {
    /** What arrived in that time, done or not. */
    received: await countAndList(arrived.where('received_at', '>=', from), 'asc'),
    /** What had arrived earlier and is not done yet, oldest first. */
    waiting: await countAndList(open.where('received_at', '<', from), 'asc'),
    open: await countRows(open),
    done: await countRows(done),
    /** Newest first. Earlier ones too, because no mail may have named them. */
    suspected: await countAndList(suspected.where('received_at', '<', to), 'desc'),
  };
}

async function countAndList(enquiries: SelectQueryBuilder<Tables, 'enquiries', object>, order: 'asc' | 'desc') {
  const first: SummaryRow[] = await enquiries
    .select(summaryColumns)
    .orderBy('received_at', order)
    .orderBy('reference')
    .limit(maxListed)
    .execute();
  return { count: await countRows(enquiries), first };
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
  const start = sql<string>`coalesce(kept_from, received_at)`;
  return database.selectFrom('enquiries').where(start, '<', retainedSince.toISOString());
}

/** Restarts the retention period of enquiries for which it started at this moment or later. */
export async function restartRetention(database: Database, since: string, kept_from: string) {
  await database.updateTable('enquiries').set({ kept_from }).where('kept_from', '>=', since).execute();
}
