import path from 'node:path';
import { brand } from '@site/brand';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { localDesk } from './admin/local-admin.ts';
import { openDesk } from './admin/open-admin.ts';
import { deliveryRepository } from './outbox/delivery-repository.ts';
import { startCourier } from './outbox/delivery-worker.ts';
import { folderTransport } from './outbox/folder-transport.ts';
import { mailRoute } from './outbox/mail-route.ts';
import { smtpTransport } from './outbox/smtp-transport.ts';
import type { WebhookOptions } from './outbox/webhook.ts';
import { webhookRoute } from './outbox/webhook-route.ts';
import { startHousekeeping } from './retention/housekeeping.ts';
import type { SubscriptionLinks } from './subscriptions/subscription-links.ts';
import type { Tables } from './tables.ts';

interface BackgroundOptions {
  database: Kysely<Tables>;
  dataDir: string;
  links: SubscriptionLinks;
  smtpUrl?: string | undefined;
  mailFrom: string;
  mailTo: string;
  webhook?: WebhookOptions | undefined;
  retentionMonths: number;
  log: FastifyBaseLogger;
}

/** What the service does without being asked: deliver, erase what has run out, and keep the desk open for `npm run enquiries`. */
export function startBackground({
  database,
  dataDir,
  links,
  smtpUrl,
  mailFrom,
  mailTo,
  webhook,
  retentionMonths,
  log,
}: BackgroundOptions) {
  const outboxFolder = outboxFolderOf(dataDir);
  const from = { name: brand.name, address: mailFrom };
  const transport = smtpUrl ? smtpTransport(smtpUrl, from) : folderTransport(outboxFolder, from);
  const deliveries = deliveryRepository(database);
  const routes = [
    mailRoute({ database, transport, to: mailTo, links }),
    ...(webhook ? [webhookRoute(database, webhook)] : []),
  ];
  // One courier for each route: a webhook that hangs holds up no mail.
  const couriers = routes.map((route) => startCourier(deliveries, route, log));
  const wake = () => {
    for (const courier of couriers) courier.wake();
  };
  const endHousekeeping = startHousekeeping({ database, outboxFolder, retentionMonths }, log);
  const desk = openDesk(dataDir, localDesk({ database, outboxFolder, links, onQueued: wake })).catch(
    (error: unknown) => {
      log.error({ fault: String(error) }, 'the desk for `npm run enquiries` could not be opened');
      return undefined;
    },
  );
  return {
    wake,
    async stop() {
      await Promise.all([
        ...couriers.map((courier) => courier.stop()),
        endHousekeeping(),
        desk.then((close) => close?.()),
      ]);
      transport.close();
    },
  };
}

export function outboxFolderOf(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}
