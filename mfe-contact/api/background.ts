import { brand } from '@site/brand';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { localAdmin } from './admin/local-admin.ts';
import { serveAdmin } from './admin/serve-admin.ts';
import { isShared } from './is-shared.ts';
import { errorName } from './outbox/deliver-next.ts';
import { deliveryRepository } from './outbox/delivery-repository.ts';
import { startDeliveryWorker } from './outbox/delivery-worker.ts';
import { folderTransport, outboxFolderOf } from './outbox/folder-transport.ts';
import { mailRoute } from './outbox/mail-route.ts';
import { smtpTransport } from './outbox/smtp-transport.ts';
import type { WebhookOptions } from './outbox/webhook.ts';
import { webhookRoute } from './outbox/webhook-route.ts';
import type { MailLimits } from './protection/mail-limits.ts';
import { forgetCounts } from './protection/shared-counts.ts';
import { repeat } from './repeat.ts';
import type { ClockWatch } from './retention/clock-watch.ts';
import { startHousekeeping } from './retention/housekeeping.ts';
import { createRetention } from './retention/retention.ts';
import type { SubscriptionLinks } from './subscriptions/subscription-links.ts';
import { startDailySummary } from './summary/daily-summary.ts';
import type { Tables } from './tables.ts';

const forgetIntervalMs = 60_000;

interface BackgroundOptions {
  database: Kysely<Tables>;
  dataDir: string;
  links: SubscriptionLinks;
  limits: MailLimits;
  smtpUrl?: string | undefined;
  mailFrom: string;
  mailTo: string;
  summaryTime?: string | undefined;
  webhook?: WebhookOptions | undefined;
  retentionMonths: number;
  clock: ClockWatch;
  log: FastifyBaseLogger;
}

/** What the service does by itself: deliver, sum up, erase what has expired, and serve `npm run enquiries`. */
export function startBackground(options: BackgroundOptions) {
  const { database, dataDir, links, limits, smtpUrl, webhook, summaryTime, retentionMonths, clock, log } = options;
  const outboxFolder = outboxFolderOf(dataDir);
  const delivery = startDelivery(options, outboxFolder);
  const retention = createRetention({ database, outboxFolder, retentionMonths, clock });
  const stopHousekeeping = startHousekeeping(retention, clock, log);
  const stopSummary = summaryTime
    ? startDailySummary({ database, time: summaryTime, onQueued: delivery.wake }, log)
    : async () => {};
  const stopForgetting = isShared(database) ? startForgetting(options) : async () => {};
  const canSend = { mail: Boolean(smtpUrl), webhook: Boolean(webhook) };
  const admin = serveAdmin(
    dataDir,
    localAdmin({
      database,
      outboxFolder,
      links,
      limits,
      retention: async () => retention,
      canSend,
      onQueued: delivery.wake,
    }),
  ).catch((error: unknown) => {
    log.error({ fault: String(error) }, 'the desk for `npm run enquiries` could not be opened');
    return undefined;
  });
  return {
    wake: delivery.wake,
    async stop() {
      await Promise.all([
        delivery.stop(),
        stopHousekeeping(),
        stopSummary(),
        stopForgetting(),
        admin.then((close) => close?.()),
      ]);
      delivery.close();
    },
  };
}

/** Visitors' counts stay no longer than their time, as the privacy policy promises. */
function startForgetting({ database, log }: BackgroundOptions) {
  const round = () =>
    forgetCounts(database).catch((error: unknown) =>
      log.error({ fault: errorName(error) }, 'counts of visitors could not be erased'),
    );
  return repeat(round, forgetIntervalMs);
}

function startDelivery(
  { database, links, smtpUrl, mailFrom, mailTo, summaryTime, webhook, log }: BackgroundOptions,
  outboxFolder: string,
) {
  const from = { name: brand.name, address: mailFrom };
  const transport = smtpUrl ? smtpTransport(smtpUrl, from) : folderTransport(outboxFolder, from);
  const deliveries = deliveryRepository(database);
  const routes = [
    mailRoute({ database, transport, to: mailTo, links, summaryTime }),
    ...(webhook ? [webhookRoute(database, webhook)] : []),
  ];
  // One worker for each route, so that a webhook that hangs holds up no mail.
  const workers = routes.map((route) => startDeliveryWorker(deliveries, route, log));
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    stop: () => Promise.all(workers.map((worker) => worker.stop())),
    close: () => transport.close(),
  };
}
