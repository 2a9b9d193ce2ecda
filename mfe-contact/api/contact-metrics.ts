import type { Metrics } from '@site/service/process/metrics';
import * as enquiries from './enquiries/enquiry-repository.ts';
import * as outbox from './outbox/outbox-reports.ts';
import type { ContactOptions } from './settings.ts';
import { countExpired } from './stored-data/retention.ts';
import { type Database, internalKinds } from './tables.ts';

interface Reported extends Pick<ContactOptions, 'webhook' | 'retentionMonths'> {
  database: Database;
  clock?: () => Date;
}

/**
 * Enquiries, what became of their mail, and how much has expired. Several services on one database and with the same
 * settings report the same values.
 */
export function reportContact(
  metrics: Pick<Metrics, 'gauge'>,
  { database, webhook, retentionMonths, clock = () => new Date() }: Reported,
): void {
  // Messages for a webhook that is no longer set are never sent, so they do not count as waiting.
  const waitedFor = internalKinds.filter((kind) => kind !== 'webhook' || webhook);
  metrics.gauge(
    { name: 'site_enquiries', help: 'Stored enquiries, new, suspected to be spam, done or spam.', labels: ['state'] },
    async () => {
      const counts = Object.entries(await enquiries.countByState(database));
      return counts.map(([state, value]) => ({ labels: { state }, value }));
    },
  );
  metrics.gauge(
    { name: 'site_outbox_messages', help: 'Messages in the outbox.', labels: ['kind', 'state'] },
    async () => (await outbox.countByState(database)).map(({ count, ...labels }) => ({ labels, value: count })),
  );
  metrics.gauge(
    {
      name: 'site_outbox_given_up',
      help: 'Messages to our own mailbox and webhook that were given up. What visitors refuse is in site_outbox_messages.',
    },
    () => outbox.countGivenUp(database),
  );
  metrics.gauge(
    {
      name: 'site_outbox_oldest_seconds',
      help: 'Age of the oldest enquiry that waits for our own mailbox or webhook; 0 for none.',
    },
    async () => {
      const oldest = await outbox.oldestWaiting(database, waitedFor);
      return oldest ? (clock().getTime() - Date.parse(oldest.received_at)) / 1000 : 0;
    },
  );
  metrics.gauge(
    {
      name: 'site_retention_expired',
      help: 'Enquiries and subscriptions that have expired and are not erased yet.',
    },
    async () => {
      const { enquiries, subscriptions } = await countExpired(database, clock(), retentionMonths);
      return enquiries + subscriptions;
    },
  );
}
