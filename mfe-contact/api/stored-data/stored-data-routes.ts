import type { ServiceRoutes } from '@site/service/http/create-service';
import { HttpError } from '@site/service/http/http-errors';
import { dataRequestSchema, type StoredData, storedDataSchema } from '../../contract/stored-data.ts';
import type { EnquiryLinks } from '../enquiries/enquiry-links.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import type { MailboxFingerprint } from '../fingerprints.ts';
import * as outbox from '../outbox/outbox-repository.ts';
import { type GuardOptions, sameSiteGuard } from '../protection/csrf.ts';
import * as mailboxes from '../protection/mailbox-repository.ts';
import { expectJson, limitAttempts, type RateLimiter, tooMany } from '../protection/rate-limit.ts';
import type { SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import * as subscriptions from '../subscriptions/subscription-repository.ts';
import type { Database } from '../tables.ts';
import { eraseFor } from './erasure.ts';
import { enquiryEntries, subscriptionEntries } from './stored-entries.ts';

interface StoredDataRoutesOptions {
  database: Database;
  dataDir: string;
  links: EnquiryLinks;
  subscriptionLinks: SubscriptionLinks;
  mailboxFingerprint: MailboxFingerprint;
  guard: GuardOptions;
  rateLimiter: RateLimiter;
  onQueued: () => void;
}

/** Mails a visitor a link to what is stored of an enquiry, shows it, and erases it. */
export function storedDataRoutes(options: StoredDataRoutesOptions): ServiceRoutes {
  const { database, dataDir, links, subscriptionLinks, guard, rateLimiter } = options;
  const limit = limitAttempts('requests', rateLimiter);

  return async (app) => {
    app.post(
      '/api/v1/storedData',
      { preParsing: [sameSiteGuard(guard), expectJson, limit], schema: { body: dataRequestSchema } },
      async (request, reply) => {
        // For every pair, so that nobody learns whether a mail is due.
        const waitMs = await rateLimiter.takeMail(request, request.body.emailId);
        if (waitMs > 0) throw tooMany('requests', waitMs);
        await queueLink(options, request.body, request.id);
        return reply.code(202).send({ status: 'success', data: {} });
      },
    );

    // No same-site guard, because the token is enough. Links that we have signed do not count.
    app.post('/api/v1/storedData/open', { schema: { body: storedDataSchema } }, async (request) => {
      const id = links.readForVisitor(request.body.token);
      if (!id) await limit(request);
      const data = id && (request.body.erase ? await erase(id) : await show(id));
      if (!data) throw new HttpError(410, 'link_invalid', 'This link has expired, or its enquiry has been erased.');
      return { status: 'success', data };
    });
  };

  async function show(id: string): Promise<StoredData | undefined> {
    const enquiry = await enquiries.find(database, 'id', id);
    if (!enquiry) return undefined;
    const subscription = await subscriptions.findActive(database, enquiry.email_id);
    return {
      outcome: 'shown',
      reference: enquiry.reference,
      enquiry: enquiryEntries(enquiry),
      ...(subscription && {
        subscription: {
          entries: subscriptionEntries(subscription),
          unsubscribe: subscriptionLinks.unsubscribe(subscription),
        },
      }),
    };
  }

  async function erase(id: string): Promise<StoredData | undefined> {
    const enquiry = await enquiries.find(database, 'id', id);
    if (!enquiry) return undefined;
    const { reference } = enquiry;
    await eraseFor(database, dataDir, { by: 'reference', reference });
    return { outcome: 'erased', reference };
  }
}

/** Queues the mail if the enquiry came from this address, and the mailbox has room for it. */
async function queueLink(
  { database, mailboxFingerprint, onQueued }: StoredDataRoutesOptions,
  { reference, emailId }: { reference: string; emailId: string },
  trace: string,
): Promise<void> {
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    const enquiry = await enquiries.find(transaction, 'reference', reference);
    if (enquiry?.email_id.toLowerCase() !== emailId.toLowerCase()) return;
    if (!(await mailboxes.takeMail(transaction, 'stored-data', mailboxFingerprint(enquiry.email_id), now))) return;
    await outbox.queue(transaction, { enquiry_id: enquiry.id }, ['stored-data'], now, trace);
  });
  onQueued();
}
