import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Channel, Tables } from '../tables.ts';

type Owner = { enquiry_id: string } | { subscription_id: string } | { summary_day: string };

/** Adds one delivery for each channel to the outbox, due at once, in the transaction that stores its subject. */
export async function queueDeliveries(
  transaction: Transaction<Tables>,
  owner: Owner,
  channels: Channel[],
  now: Date,
  trace?: string,
): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map((channel) => ({
    id: randomUUID(),
    enquiry_id: null,
    subscription_id: null,
    summary_day: null,
    ...owner,
    channel,
    state: 'waiting' as const,
    attempts: 0,
    next_attempt_at: now.toISOString(),
    sending_at: null,
    last_error: null,
    settled_at: null,
    trace_id: trace ?? null,
  }));
  await transaction.insertInto('deliveries').values(rows).execute();
}
