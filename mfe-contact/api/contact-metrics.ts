import type { Metrics } from '@site/service/metrics';
import type { Kysely } from 'kysely';
import { countRows } from './database.ts';
import { countExpired } from './retention/erase-expired.ts';
import type { RetentionClock } from './retention/retention-clock.ts';
import { internalKinds, type Tables } from './tables.ts';

/** Enquiries and what became of their mail. Several services on one database report the same values. */
export function reportOutbox(
  metrics: Pick<Metrics, 'gauge'>,
  database: Kysely<Tables>,
  clock: () => Date = () => new Date(),
): void {
  metrics.gauge({ name: 'site_enquiries', help: 'Stored enquiries, new or done.', labels: ['state'] }, () =>
    enquiriesByState(database),
  );
  metrics.gauge(
    {
      name: 'site_deliveries',
      help: 'Messages of the outbox, erased ones not counted.',
      labels: ['kind', 'state'],
    },
    () => deliveriesByState(database),
  );
  metrics.gauge(
    {
      name: 'site_outbox_given_up',
      help: 'Messages to our own mailbox and webhook that were given up. What visitors refuse is in site_deliveries.',
    },
    () => countGivenUp(database),
  );
  metrics.gauge(
    {
      name: 'site_outbox_oldest_seconds',
      help: 'Age of the oldest enquiry that waits for our own mailbox or webhook; 0 for none.',
    },
    () => oldestWaiting(database, clock()),
  );
}

async function enquiriesByState(database: Kysely<Tables>) {
  const { all, done } = await database
    .selectFrom('enquiries')
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('done_at').as('done')])
    .executeTakeFirstOrThrow();
  return [
    { labels: { state: 'new' }, value: Number(all) - Number(done) },
    { labels: { state: 'done' }, value: Number(done) },
  ];
}

async function deliveriesByState(database: Kysely<Tables>) {
  const rows = await database
    .selectFrom('deliveries')
    .select(({ fn }) => ['channel as kind', 'state', fn.countAll().as('count')])
    .groupBy(['channel', 'state'])
    .execute();
  return rows.map(({ kind, state, count }) => ({ labels: { kind, state }, value: Number(count) }));
}

async function countGivenUp(database: Kysely<Tables>) {
  const dead = database.selectFrom('deliveries').where('channel', 'in', internalKinds).where('state', '=', 'dead');
  // A summary that names erased enquiries was withdrawn, not given up.
  const givenUp = dead.where(({ eb }) => eb.or([eb('last_error', 'is', null), eb('last_error', '!=', 'erased')]));
  return [{ value: await countRows(givenUp) }];
}

async function oldestWaiting(database: Kysely<Tables>, now: Date) {
  const { oldest } = await database
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.enquiry_id')
    .where('deliveries.state', '=', 'waiting')
    .where('deliveries.channel', 'in', internalKinds)
    .select(({ fn }) => fn.min('enquiries.received_at').as('oldest'))
    .executeTakeFirstOrThrow();
  return [{ value: oldest ? (now.getTime() - Date.parse(oldest)) / 1000 : 0 }];
}

/** Whether expired data is being erased, and how much is still there. */
export function reportRetention(
  metrics: Pick<Metrics, 'gauge'>,
  database: Kysely<Tables>,
  retentionClock: RetentionClock,
  retentionMonths: number,
): void {
  metrics.gauge(
    { name: 'site_retention_paused', help: '1 while the clock has jumped and no expired data is erased.' },
    () => [{ value: retentionClock.jump() ? 1 : 0 }],
  );
  metrics.gauge(
    {
      name: 'site_retention_expired',
      help: 'Enquiries and subscriptions that have expired by the clock, not erased yet.',
    },
    async () => {
      const { enquiries, subscriptions } = await countExpired(database, new Date(), retentionMonths);
      return [{ value: enquiries + subscriptions }];
    },
  );
}
