import { enquiryRecord } from '../enquiries/enquiry-record.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import type { MailboxFingerprint } from '../fingerprints.ts';
import * as outboxReports from '../outbox/outbox-reports.ts';
import type { OutboxMessage } from '../outbox/outbox-repository.ts';
import * as outbox from '../outbox/outbox-repository.ts';
import * as mailboxes from '../protection/mailbox-repository.ts';
import { mailKinds } from '../senders/mail-sender.ts';
import type { ContactOptions } from '../settings.ts';
import { countErasable, eraseFor } from '../stored-data/erasure.ts';
import { countExpired, eraseWithTraces } from '../stored-data/retention.ts';
import type { SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import * as subscriptions from '../subscriptions/subscription-repository.ts';
import type { Database, EnquiryRow } from '../tables.ts';
import type { Admin, ListedEnquiry, ListedRow, Retried } from './admin-commands.ts';

/** Enquiries that a command gets at a time. */
const pageLength = 500;

interface AdminOptions extends Pick<ContactOptions, 'dataDir' | 'smtpUrl' | 'webhook' | 'retentionMonths'> {
  database: Database;
  links: SubscriptionLinks;
  mailboxFingerprint: MailboxFingerprint;
  /** Called when messages have become due. */
  onQueued: () => void;
}

/** What the commands of `npm run enquiries` do, in the running service. */
export function createAdmin(options: AdminOptions): Admin {
  const { database, dataDir, links, mailboxFingerprint, retentionMonths, onQueued } = options;

  async function show({ reference }: { reference: string }): Promise<ListedEnquiry | null> {
    const row = await enquiries.find(database, 'reference', reference);
    const [enquiry] = await withDetails(database, row ? [row] : []);
    return enquiry ?? null;
  }

  return {
    show,
    /** One page, oldest first. */
    list: async (filter) => withDetails(database, await enquiries.list(database, filter, pageLength)),
    /** Null if there is no such enquiry. */
    async handle(request) {
      const isChanged = await enquiries.mark(database, request);
      const enquiry = await show(request);
      return enquiry && { ...enquiry, isChanged };
    },
    /** One row for each dead message, without a name or an address. */
    listDead: async () => (await outboxReports.listDead(database)).map(deadRow),
    /** Confirmed subscribers, each with the unsubscribe link that every message to them must carry. */
    async subscribers() {
      const rows = await subscriptions.listConfirmed(database);
      return rows.map(({ id, email_id, wording, confirmed_at }) => ({
        id,
        emailId: email_id,
        wording,
        confirmedAt: confirmed_at ?? '',
        unsubscribeUrl: links.unsubscribe({ id }),
      }));
    },
    /** Erases enquiries with their outbox and keys; given an address, the subscription too. A dry run only counts. */
    erase: ({ who, isDryRun }) => (isDryRun ? countErasable(database, who) : eraseFor(database, dataDir, who)),
    /** Lets an unsubscribed address subscribe again; false if it was not unsubscribed. */
    allow: async ({ email }) => ({
      allowed: await mailboxes.allow(
        database,
        [mailboxFingerprint(email), mailboxFingerprint(email, 'with dots')],
        new Date(),
      ),
    }),
    /** Erases everything that has expired if a person confirms it, else only counts it. */
    eraseExpired: ({ isConfirmed }) =>
      isConfirmed ? eraseWithTraces(options, true) : countExpired(database, new Date(), retentionMonths),
    /** Makes messages due again. What cannot be sent is only counted. */
    async retry({ reference }) {
      const retried = await retry(options, reference);
      onQueued();
      return retried;
    },
  };
}

/** Enquiries as commands get them, with their messages in the outbox. */
async function withDetails(database: Database, rows: EnquiryRow[]): Promise<ListedEnquiry[]> {
  const messages = await outboxReports.listOfEnquiries(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...enquiryRecord(row),
    state: enquiries.stateOf(row),
    doneAt: row.done_at ?? '',
    doneBy: row.done_by ?? '',
    outbox: messages.filter(({ enquiry_id }) => enquiry_id === row.id).map(listedMessage),
  }));
}

type DeadMessage = Awaited<ReturnType<typeof outboxReports.listDead>>[number];

function deadRow({ about, since, source, ...message }: DeadMessage): ListedRow {
  return {
    reference: about ?? '',
    receivedAt: since ?? '',
    source: source ?? '',
    outbox: [listedMessage(message)],
  };
}

type MessageColumns = Pick<OutboxMessage, 'kind' | 'state' | 'attempts' | 'next_attempt_at' | 'last_error'>;

function listedMessage({ kind, state, attempts, next_attempt_at, last_error }: MessageColumns) {
  return { kind, state, attempts, nextAttemptAt: next_attempt_at, lastError: last_error };
}

async function retry(
  { database, smtpUrl, webhook }: Pick<AdminOptions, 'database' | 'smtpUrl' | 'webhook'>,
  reference: string | undefined,
): Promise<Retried> {
  const enquiryId = reference && ((await enquiries.find(database, 'reference', reference))?.id ?? 'none');
  const now = new Date();
  const mails = await outbox.retry(database, mailKinds, { enquiryId, onlyCount: !smtpUrl, now });
  const webhooks = await outbox.retry(database, ['webhook'], { enquiryId, onlyCount: !webhook, now });
  return {
    due: (smtpUrl ? mails : 0) + (webhook ? webhooks : 0),
    mailsLeft: smtpUrl ? 0 : mails,
    webhooksLeft: webhook ? 0 : webhooks,
  };
}
