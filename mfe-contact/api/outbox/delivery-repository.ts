import { randomUUID } from 'node:crypto';
import { isPostgres } from '@site/service/database/postgres';
import type { Kysely } from 'kysely';
import { dayMs, isoAfter } from '../calendar.ts';
import type { DeliveryKind, DeliveryRow, Tables } from '../tables.ts';

export const sendTimeoutMs = 60_000;

/** A process that has not settled a delivery within this time is gone, and another may try. */
export const leaseMs = 2 * sendTimeoutMs;

/** No delivery waits for longer. A later time comes from a clock that was ahead, and could hold a delivery back for years. */
const maxWaitMs = dayMs;

/** Stored with a mail that may or may not have been accepted. It is sent again only if a person asks for it. */
export const perhapsSent = 'perhaps sent';

/** A delivery reserved for this process until `next_attempt_at`. */
export type ClaimedDelivery = Omit<DeliveryRow, 'channel'> & { kind: DeliveryKind };

export type Outcome =
  | { state: 'sent' | 'written' }
  | { state: 'failed'; reason: string; isFinal: boolean; remaining?: string[] };

export type DeliveryRepository = ReturnType<typeof createDeliveryRepository>;

export function createDeliveryRepository(
  database: Kysely<Tables>,
  clock: () => Date = () => new Date(),
  random = Math.random,
) {
  return {
    /** Reserves one due delivery, so that no other process takes it. */
    claim: (kinds: DeliveryKind[]): Promise<ClaimedDelivery | undefined> =>
      database
        .updateTable('deliveries')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: isoAfter(clock(), leaseMs) }))
        .where('id', '=', firstDue(database, kinds, clock()))
        .returningAll()
        .returning('channel as kind')
        .executeTakeFirst(),
    /**
     * Records that the message is complete at this moment, after which it may have arrived whatever happens. False if the
     * lease had run out and another process took over: then it must not be completed.
     */
    beginSending: (claimed: ClaimedDelivery) => change(database, claimed, { sending_at: clock().toISOString() }),
    /** Stores the outcome. Returns the new state, or nothing if the lease had run out and another process took over. */
    async settle(claimed: ClaimedDelivery, outcome: Outcome): Promise<DeliveryRow['state'] | undefined> {
      const changes = settled(claimed, outcome, clock(), random);
      return (await change(database, claimed, changes)) ? changes.state : undefined;
    },
    /** Gives up deliveries that a process had completed when it ended, because they may have arrived. */
    giveUpUncertain: (kinds: DeliveryKind[]): Promise<ClaimedDelivery[]> =>
      database
        .updateTable('deliveries')
        .set(dead(perhapsSent, clock()))
        .where('state', '=', 'waiting')
        .where('channel', 'in', kinds)
        .where(({ or, eb }) =>
          or([
            eb('sending_at', '<=', isoAfter(clock(), -leaseMs)),
            eb('sending_at', '>', isoAfter(clock(), maxWaitMs)),
          ]),
        )
        .returningAll()
        .returning('channel as kind')
        .execute(),
  };
}

/** Passes over rows that another service is claiming at this moment, instead of waiting for it. */
function firstDue(database: Kysely<Tables>, kinds: DeliveryKind[], now: Date) {
  return database
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('sending_at', 'is', null)
    .where('channel', 'in', kinds)
    .where(({ or, eb }) =>
      or([eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', isoAfter(now, maxWaitMs))]),
    )
    .orderBy('next_attempt_at')
    .limit(1)
    .$if(isPostgres(database), (due) => due.forUpdate().skipLocked());
}

/** The time of the claim proves ownership: another process that claims the row later sets a different one. */
async function change(
  database: Kysely<Tables>,
  { id, next_attempt_at }: ClaimedDelivery,
  changes: Partial<DeliveryRow>,
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

function settled({ attempts }: ClaimedDelivery, outcome: Outcome, now: Date, random: () => number) {
  if (outcome.state !== 'failed')
    return { state: outcome.state, sending_at: null, last_error: null, settled_at: now.toISOString() };
  const { reason, isFinal, remaining } = outcome;
  const recipients = remaining && { still_to: remaining.join() };
  if (isFinal || attempts >= maxAttempts) return { ...dead(reason, now), ...recipients };
  return {
    ...recipients,
    state: 'waiting' as const,
    sending_at: null,
    last_error: reason,
    next_attempt_at: isoAfter(now, pauseAfter(attempts, random)),
  };
}

function dead(reason: string, now: Date) {
  return { state: 'dead' as const, sending_at: null, last_error: reason, settled_at: now.toISOString() };
}

type Owner = { enquiry_id: string } | { subscription_id: string } | { summary_day: string };

/**
 * Adds one delivery of each kind to the outbox, due at once, in the transaction that stores its subject. Returns how many it added:
 * a day has one summary only.
 */
export async function queueDeliveries(
  transaction: Kysely<Tables>,
  owner: Owner,
  kinds: DeliveryKind[],
  now: Date,
  trace?: string,
): Promise<number> {
  if (kinds.length === 0) return 0;
  const rows = kinds.map((kind) => ({
    // Random, because it becomes the Message-ID: a staging site's must not pass for this one's.
    id: randomUUID(),
    enquiry_id: null,
    subscription_id: null,
    summary_day: null,
    ...owner,
    channel: kind,
    state: 'waiting' as const,
    attempts: 0,
    next_attempt_at: now.toISOString(),
    sending_at: null,
    last_error: null,
    settled_at: null,
    still_to: null,
    trace_id: trace ?? null,
  }));
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.column('summary_day').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

interface Failure {
  /** Kept with the delivery and logged, so it must hold no personal data: `SMTP 451`, `HTTP 503`, `ETIMEDOUT`. */
  reason: string;
  /** Whether to give up now, without another attempt. */
  isFinal: boolean;
  /** Whether the receiver refused the message, and so has not accepted it. */
  isRefused?: boolean;
  /** The recipients that were refused while others got the message; only they are tried again. */
  remaining?: string[];
}

/** Thrown by a sender that could not deliver. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  override readonly cause: Failure;

  constructor(cause: Failure) {
    super(cause.reason);
    this.cause = cause;
  }
}

/** A delivery is dead after this many attempts: with the pauses below, two to three days after the first. */
const maxAttempts = 20;

const firstPauseMs = 60_000;
const maxPauseMs = 6 * 60 * 60 * 1000;

/**
 * Milliseconds until the next attempt. Doubles each time; a random part of its upper half is taken off, so that
 * deliveries that failed together are not all tried again together.
 */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** (attempts - 1));
  return Math.round(pause * (0.5 + random() / 2));
}
