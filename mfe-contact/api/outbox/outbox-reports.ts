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

/** The oldest enquiry that waits for a message of these kinds: when it was received, and why the last attempt failed. */
export function oldestWaiting(
  database: Database,
  kinds: readonly MessageKind[],
): Promise<{ received_at: string; last_error: string | null } | undefined> {
  return database
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.enquiry_id')
    .where('deliveries.state', '=', 'waiting')
    .where('deliveries.channel', 'in', kinds)
    .select(['received_at', 'last_error'])
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
}

/** From then on a person should look: most mail servers that defer a mail take it at the second attempt. */
const lateAfterMs = 10 * 60_000;

/** For `/_/ready`: says that our own messages wait, or were given up. */
export async function noticesOf(database: Database, now: Date): Promise<string[]> {
  const oldest = await oldestWaiting(database, internalKinds);
  const givenUp = await countGivenUp(database);
  const isLate = oldest && now.getTime() - Date.parse(oldest.received_at) > lateAfterMs;
  return [
    ...(isLate
      ? [`An enquiry of ${oldest.received_at} waits to be sent: ${oldest.last_error ?? 'not tried yet'}.`]
      : []),
    ...(givenUp > 0 ? [`Given up: ${givenUp} messages; see npm run enquiries -- list --dead.`] : []),
  ];
}
