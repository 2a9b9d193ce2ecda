import { countRows } from '../database.ts';
import { type Database, internalKinds, type MessageKind, messageKinds } from '../tables.ts';
import { type OutboxMessage, perhapsSent } from './outbox-repository.ts';

/** Messages that were given up, each with the reference of its enquiry or the id of its subscription. The oldest of each kind first. */
export function listDead(database: Database) {
  return database
    .selectFrom('deliveries')
    .leftJoin('enquiries', 'enquiries.id', 'deliveries.enquiry_id')
    .leftJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .where('deliveries.state', '=', 'dead')
    .where('channel', 'in', messageKinds)
    .select(['channel as kind', 'deliveries.state', 'attempts', 'next_attempt_at', 'last_error'])
    .select(({ fn }) => [
      fn.coalesce('reference', 'subscription_id').as('about'),
      fn.coalesce('received_at', 'requested_at').as('since'),
      fn.coalesce('enquiries.source', 'subscriptions.source').as('source'),
    ])
    .orderBy('channel')
    .orderBy('since')
    .orderBy('about')
    .execute();
}

export async function listOfEnquiries(database: Database, ids: string[]): Promise<OutboxMessage[]> {
  if (ids.length === 0) return [];
  const rows = database.selectFrom('deliveries').selectAll().select('channel as kind');
  return rows.where('enquiry_id', 'in', ids).orderBy('channel').execute();
}

export async function countByState(database: Database) {
  const rows = await database
    .selectFrom('deliveries')
    .select(({ fn }) => ['channel as kind', 'state', fn.countAll().as('count')])
    .groupBy(['channel', 'state'])
    .execute();
  return rows.map(({ kind, state, count }) => ({ kind, state, count: Number(count) }));
}

/**
 * Messages to ourselves that were given up and that somebody has to look at. Mails that are perhaps sent do not count once their
 * enquiry is closed.
 */
export function countGivenUp(database: Database): Promise<number> {
  return countRows(
    database
      .selectFrom('deliveries')
      .leftJoin('enquiries', 'enquiries.id', 'deliveries.enquiry_id')
      .where('channel', 'in', internalKinds)
      .where('state', '=', 'dead')
      .where(({ or, eb }) => or([eb('last_error', '!=', perhapsSent), eb('done_at', 'is', null)])),
  );
}

/** When the oldest enquiry was received that waits for a message of these kinds. */
export async function oldestWaiting(database: Database, kinds: readonly MessageKind[]): Promise<string | null> {
  const { oldest } = await database
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.enquiry_id')
    .where('deliveries.state', '=', 'waiting')
    .where('deliveries.channel', 'in', kinds)
    .select(({ fn }) => fn.min<string | null>('enquiries.received_at').as('oldest'))
    .executeTakeFirstOrThrow();
  return oldest;
}
