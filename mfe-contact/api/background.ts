import { serveCommands } from '@site/service/commands/command-socket';
import { isPostgres } from '@site/service/database/postgres';
import { poll } from '@site/service/process/poll';
import { dayMs } from '@site/text/indian-time';
import type { FastifyBaseLogger } from 'fastify';
import { createAdmin } from './admin/admin.ts';
import { adminCommands, adminSocket } from './admin/admin-commands.ts';
import type { EnquiryLinks } from './enquiries/enquiry-links.ts';
import type { MailboxFingerprint } from './fingerprints.ts';
import { createFolderTransport, createSmtpTransport, outboxFolderOf } from './outbox/mail-transport.ts';
import { startOutboxWorker } from './outbox/outbox-worker.ts';
import * as rateCounts from './protection/rate-count-repository.ts';
import { createMailSender } from './senders/mail-sender.ts';
import { createWebhookSender } from './senders/webhook.ts';
import type { ContactOptions } from './settings.ts';
import { eraseWithTraces } from './stored-data/retention.ts';
import type { SubscriptionLinks } from './subscriptions/subscription-links.ts';
import type { Database } from './tables.ts';

const minuteMs = 60_000;

interface BackgroundOptions extends ContactOptions {
  database: Database;
  links: SubscriptionLinks;
  enquiryLinks: EnquiryLinks;
  mailboxFingerprint: MailboxFingerprint;
  log: FastifyBaseLogger;
}

/** What the service does by itself: send, erase expired data, and serve `npm run enquiries`. */
export function startBackground(options: BackgroundOptions) {
  const { database, dataDir, log } = options;
  const outbox = startOutbox(options);
  const every = (intervalMs: number, name: string, work: () => Promise<void>) => {
    const onFailure = (err: unknown) => log.error({ err }, `${name} failed`);
    const { runNow, stop } = poll(work, { intervalMs, onFailure });
    void runNow();
    return stop;
  };
  const stops = [
    every(dayMs, 'erasing expired data', async () => {
      const erased = await eraseWithTraces(options);
      log.info(erased, 'expired data is erased');
      if (erased.left > 0)
        log.error(
          erased,
          'more than a tenth has expired, and the rest waits for later days; `npm run enquiries -- erase-expired` counts it, and with --confirm erases it',
        );
    }),
  ];
  // Visitors' counts are deleted when their window ends, as the privacy policy promises.
  if (isPostgres(database))
    stops.push(every(minuteMs, 'erasing counts of visitors', () => rateCounts.eraseExpired(database)));
  const admin = createAdmin({ ...options, onQueued: outbox.wake });
  const serving = serveCommands(adminSocket(dataDir), adminCommands, admin).catch((error: unknown) => {
    log.error({ err: error }, 'the socket for `npm run enquiries` could not be opened');
    return undefined;
  });
  return {
    wake: outbox.wake,
    async stop() {
      await Promise.all([outbox.stop(), ...stops.map((stop) => stop()), serving.then((close) => close?.())]);
      outbox.close();
    },
  };
}

function startOutbox(options: BackgroundOptions) {
  const { database, dataDir, links, enquiryLinks, smtpUrl, siteUrl, mailFrom, mailTo, webhook, log } = options;
  const transport = smtpUrl
    ? createSmtpTransport({ url: smtpUrl, siteUrl, allowsPlain: options.allowsPlainMail }, mailFrom)
    : createFolderTransport(outboxFolderOf(dataDir), mailFrom);
  const senders = [
    createMailSender({ database, transport, to: mailTo, links, enquiryLinks }),
    ...(webhook ? [createWebhookSender(database, webhook)] : []),
  ];
  // One worker for each sender, so that a webhook that hangs holds up no mail.
  const workers = senders.map((sender) => startOutboxWorker({ database, sender, log, clock: () => new Date() }));
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    stop: () => Promise.all(workers.map((worker) => worker.stop())),
    close: () => transport.close(),
  };
}
