import type { Kysely } from 'kysely';
import type { Channel, DeliveryRow, Tables } from '../tables.ts';
import { maxAttempts, pauseAfter } from './backoff.ts';

/**
 * Longer than sending may take (`sendTimeoutMs`): a process that has not settled by then is gone, and another may try.
 */
export const leaseMs = 120_000;

/** A delivery reserved for this process until `next_attempt_at`. */
export type Claimed = Pick<
  DeliveryRow,
  'id' | 'channel' | 'enquiry_id' | 'subscription_id' | 'summary_day' | 'attempts' | 'next_attempt_at' | 'trace_id'
>;

export type Outcome = { state: 'sent' | 'written' } | { state: 'failed'; reason: string; isFinal: boolean };

export interface DeliveryRepository {
  /** Reserves one due delivery, so that no other process takes it. */
  claim: (channels: Channel[]) => Promise<Claimed | undefined>;
  /** Stores the outcome. Returns the new state, or nothing if the lease had run out and another process took over. */
  settle: (claimed: Claimed, outcome: Outcome) => Promise<DeliveryRow['state'] | undefined>;
}

export function deliveryRepository(
  database: Kysely<Tables>,
  clock: () => Date = () => new Date(),
  random = Math.random,
): DeliveryRepository {
  return {
    async claim(channels) {
      for (;;) {
        const due = await firstDue(database, channels, clock());
        if (!due) return undefined;
        const claimed = { ...due, attempts: due.attempts + 1, next_attempt_at: after(clock(), leaseMs) };
        // The condition on the old time is the lock: when two find the same row, the second update changes nothing and
        // it looks again.
        if (await change(database, due, { attempts: claimed.attempts, next_attempt_at: claimed.next_attempt_at }))
          return claimed;
      }
    },
    async settle(claimed, outcome) {
      const changes = settled(claimed, outcome, clock(), random);
      return (await change(database, claimed, changes)) ? changes.state : undefined;
    },
  };
}

function firstDue(database: Kysely<Tables>, channels: Channel[], now: Date): Promise<Claimed | undefined> {
  return database
    .selectFrom('deliveries')
    .select([
      'id',
      'channel',
      'enquiry_id',
      'subscription_id',
      'summary_day',
      'attempts',
      'next_attempt_at',
      'trace_id',
    ])
    .where('state', '=', 'waiting')
    .where('channel', 'in', channels)
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
}

async function change(
  database: Kysely<Tables>,
  { id, next_attempt_at }: Claimed,
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

function settled({ attempts }: Claimed, outcome: Outcome, now: Date, random: () => number) {
  if (outcome.state !== 'failed') return { state: outcome.state, last_error: null, settled_at: now.toISOString() };
  const isDead = outcome.isFinal || attempts >= maxAttempts;
  return isDead
    ? { state: 'dead' as const, last_error: outcome.reason, settled_at: now.toISOString() }
    : {
        state: 'waiting' as const,
        last_error: outcome.reason,
        next_attempt_at: after(now, pauseAfter(attempts, random)),
      };
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
