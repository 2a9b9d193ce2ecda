import { randomUUID } from 'node:crypto';
import { isPostgres } from '@site/service/database/postgres';
import { dayMs } from '@site/text/indian-time';
import type { ExpressionBuilder } from 'kysely';
import { isoAfter, isPastOrFarAhead } from '../calendar.ts';
import { countRows } from '../database.ts';
import {
  type Database,
  internalKinds,
  type MessageKind,
  type MessageRow,
  messageKinds,
  type Tables,
} from '../tables.ts';

export const sendTimeoutMs = 60_000;

/** A process that has not settled a message within this time is gone, and another may try. */
export const leaseMs = 2 * sendTimeoutMs;

/** No message waits for longer. A later time comes from a clock that was ahead, and could hold a message back for years. */
const maxWaitMs = dayMs;

/** Stored with a mail that may or may not have been accepted. It is sent again only if a person asks for it. */
export const perhapsSent = 'perhaps sent';

/** A message, whose kind the table calls `channel`. */
export type OutboxMessage = Omit<MessageRow, 'channel'> & { kind: MessageKind };

/** What came of an attempt. `remaining` are the recipients that were refused while others got the message; only they are tried again. */
export type Outcome =
  | { state: 'sent' | 'written' }
  | { state: 'waiting'; reason: string; remaining?: string[]; pauseMs: number }
  | { state: 'dead'; reason: string; remaining?: string[] };

/** Reserves one due message for this process until its `next_attempt_at`, so that no other takes it. */
export function claim(database: Database, kinds: MessageKind[], now: Date): Promise<OutboxMessage | undefined> {
  return database
    .updateTable('deliveries')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: isoAfter(now, leaseMs) }))
    .where('id', '=', firstDue(database, kinds, now))
    .returningAll()
    .returning('channel as kind')
    .executeTakeFirst();
}

/** Passes over rows that another service is claiming at this moment, instead of waiting for it. */
function firstDue(database: Database, kinds: MessageKind[], now: Date) {
  return (
    database
      .selectFrom('deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where('sending_at', 'is', null)
      .where('channel', 'in', kinds)
      .where(isPastOrFarAhead('next_attempt_at', now.toISOString(), isoAfter(now, maxWaitMs)))
      // The desk's mail goes before that to strangers, of whom a machine may enter many.
      .orderBy(({ eb }) => eb('channel', 'in', internalKinds), 'desc')
      .orderBy('next_attempt_at')
      .limit(1)
      .$if(isPostgres(database), (due) => due.forUpdate().skipLocked())
  );
}

/**
 * Records that the message is complete at this moment, after which it may have arrived whatever happens. False if the
 * lease had run out and another process took over: then it must not be completed.
 */
export function beginSending(database: Database, claimed: OutboxMessage, now: Date): Promise<boolean> {
  return change(database, claimed, { sending_at: now.toISOString() });
}

/** Stores the outcome. False if the lease had run out and another process took over. */
export function settle(database: Database, claimed: OutboxMessage, outcome: Outcome, now: Date): Promise<boolean> {
  return change(database, claimed, settled(outcome, now));
}

/** The time of the claim proves ownership: another process that claims the row later sets a different one. */
async function change(
  database: Database,
  { id, next_attempt_at }: OutboxMessage,
  changes: Partial<MessageRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('deliveries')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '=', next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function settled(outcome: Outcome, now: Date): Partial<MessageRow> {
  if (!('reason' in outcome)) return { ...outcome, sending_at: null, last_error: null, settled_at: now.toISOString() };
  const { reason, remaining } = outcome;
  const recipients = remaining && { still_to: remaining.join() };
  if (outcome.state === 'dead') return { ...dead(reason, now), ...recipients };
  const next_attempt_at = isoAfter(now, outcome.pauseMs);
  return { state: 'waiting', sending_at: null, last_error: reason, next_attempt_at, ...recipients };
}

/** Gives up messages that a process had completed when it ended, because they may have arrived. */
export function giveUpUncertain(database: Database, kinds: MessageKind[], now: Date): Promise<OutboxMessage[]> {
  return database
    .updateTable('deliveries')
    .set(dead(perhapsSent, now))
    .where('state', '=', 'waiting')
    .where('channel', 'in', kinds)
    .where(isPastOrFarAhead('sending_at', isoAfter(now, -leaseMs), isoAfter(now, maxWaitMs)))
    .returningAll()
    .returning('channel as kind')
    .execute();
}

function dead(reason: string, now: Date) {
  return { state: 'dead' as const, sending_at: null, last_error: reason, settled_at: now.toISOString() };
}

type Owner = { enquiry_id: string } | { subscription_id: string };

/** Adds one message of each kind to the outbox, due at once, in the transaction that stores its subject. */
export async function queue(
  database: Database,
  owner: Owner,
  kinds: MessageKind[],
  now: Date,
  trace?: string,
): Promise<void> {
  if (kinds.length === 0) return;
  const rows = kinds.map((kind) => ({
    // Random, because it becomes the Message-ID: a staging site's must not pass for this one's.
    id: randomUUID(),
    ...owner,
    channel: kind,
    state: 'waiting' as const,
    attempts: 0,
    next_attempt_at: now.toISOString(),
    trace_id: trace ?? null,
  }));
  await database.insertInto('deliveries').values(rows).execute();
}

/**
 * Makes messages of these kinds due again that are dead, only written to the outbox folder, or waiting for their next attempt. Returns
 * how many; with `onlyCount` it changes nothing.
 */
export async function retry(
  database: Database,
  kinds: readonly MessageKind[],
  { enquiryId, onlyCount, now }: { enquiryId: string | undefined; onlyCount: boolean; now: Date },
): Promise<number> {
  // A mail that waits no longer than a lease may be on its way at this moment, and would arrive twice. Receivers of a
  // webhook recognise the second by its id.
  const leaseEnd = isoAfter(now, leaseMs);
  const retriable = (row: ExpressionBuilder<Tables, 'deliveries'>) =>
    row.and([
      row('channel', 'in', kinds),
      row.or([
        row('state', 'in', ['dead', 'written']),
        row.and([
          row('state', '=', 'waiting'),
          row.or([row('channel', '=', 'webhook'), row('next_attempt_at', '>', leaseEnd)]),
        ]),
      ]),
      ...(enquiryId === undefined ? [] : [row('enquiry_id', '=', enquiryId)]),
    ]);
  if (onlyCount) return countRows(database.selectFrom('deliveries').where(retriable));
  const { numUpdatedRows } = await database
    .updateTable('deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now.toISOString(), settled_at: null })
    .where(retriable)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Messages that may still be in the outbox folder. */
export async function unsentIds(database: Database): Promise<string[]> {
  const unsent = database
    .selectFrom('deliveries')
    .select('id')
    .where('state', 'in', ['written', 'waiting'])
    .where('channel', 'in', messageKinds);
  return (await unsent.execute()).map(({ id }) => id);
}
