import { serveCommands } from '@site/service/commands/command-socket';
import { isPostgres } from '@site/service/database/postgres';
import { poll } from '@site/service/process/poll';
import type { FastifyBaseLogger } from 'fastify';
import { createAdmin } from './admin/admin.ts';
import { adminCommands, adminSocket } from './admin/admin-commands.ts';
import type { EnquiryLinks } from './enquiries/enquiry-links.ts';
import type { MailboxFingerprint } from './fingerprints.ts';
import { queueSummary } from './outbox/daily-summary.ts';
import { createMailSender } from './outbox/mail-sender.ts';
import { createFolderTransport, createSmtpTransport, outboxFolderOf } from './outbox/mail-transport.ts';
import { startOutboxWorker } from './outbox/outbox-worker.ts';
import { createWebhookSender } from './outbox/webhook.ts';
import * as rateCounts from './protection/rate-count-repository.ts';
import { createRetention } from './retention/retention.ts';
import { describeJump, type RetentionClock } from './retention/retention-clock.ts';
import type { ContactOptions } from './settings.ts';
import type { SubscriptionLinks } from './subscriptions/subscription-links.ts';
import type { Database } from './tables.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface BackgroundOptions extends ContactOptions {
  database: Database;
  links: SubscriptionLinks;
  enquiryLinks: EnquiryLinks;
  mailboxFingerprint: MailboxFingerprint;
  retentionClock: RetentionClock;
  log: FastifyBaseLogger;
}

/** What the service does by itself: send, sum up, erase expired data, and serve `npm run enquiries`. */
export function startBackground(options: BackgroundOptions) {
  const { database, dataDir, summary, log } = options;
  const outbox = startOutbox(options);
  const retention = createRetention(options);
  const every = (intervalMs: number, name: string, work: () => Promise<void>) => {
    const onFailure = (err: unknown) => log.error({ err }, `${name} failed`);
    const { runNow, stop } = poll(work, { intervalMs, onFailure });
    void runNow();
    return stop;
  };
  const stops = [
    every(hourMs, 'comparing the clocks', watchClock(options)),
    every(6 * hourMs, 'erasing expired data', async () => {
      const erased = await retention.run();
      if (!erased) return;
      log.info(erased, 'expired data is erased');
      if (erased.left > 0) log.error(erased, 'more than a tenth has expired, and the rest waits for later runs');
    }),
  ];
  if (summary)
    stops.push(
      every(minuteMs, 'queueing the daily summary', async () => {
        if (await queueSummary(database, summary, new Date())) outbox.wake();
      }),
    );
  // Visitors' counts are deleted when their window ends, as the privacy policy promises.
  if (isPostgres(database))
    stops.push(every(minuteMs, 'erasing counts of visitors', () => rateCounts.eraseExpired(database)));
  const admin = createAdmin({ ...options, retention, onQueued: outbox.wake });
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

/** Logs when the clock is no longer trusted, and when it is again. */
function watchClock({ retentionClock, log }: BackgroundOptions) {
  let isDoubted = false;
  return async () => {
    const { jump } = await retentionClock.compare();
    if (jump && !isDoubted) log.error(jump, describeJump(jump));
    if (!jump && isDoubted) log.info('the clock is trusted again, and expired data is erased');
    isDoubted = Boolean(jump);
  };
}

function startOutbox(options: BackgroundOptions) {
  const { database, dataDir, links, enquiryLinks, smtpUrl, mailFrom, mailTo, summary, webhook, log } = options;
  const transport = smtpUrl
    ? createSmtpTransport(smtpUrl, mailFrom)
    : createFolderTransport(outboxFolderOf(dataDir), mailFrom);
  const senders = [
    createMailSender({ database, transport, to: mailTo, links, enquiryLinks, summary }),
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
