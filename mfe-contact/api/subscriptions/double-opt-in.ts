import { randomUUID } from 'node:crypto';
import { consentWording } from '../../contract/subscription.ts';
import type { MailboxFingerprint } from '../fingerprints.ts';
import * as outbox from '../outbox/outbox-repository.ts';
import * as mailboxes from '../protection/mailbox-repository.ts';
import type { Database } from '../tables.ts';
import { confirmationDeadline } from './subscription-links.ts';
import * as subscriptions from './subscription-repository.ts';

interface DoubleOptInOptions {
  mailboxFingerprint: MailboxFingerprint;
  clock?: () => Date;
}

export type DoubleOptIn = ReturnType<typeof createDoubleOptIn>;

interface RequestDetails {
  /** Path of the page with the form. */
  source?: string;
  /** The id of the HTTP request. */
  trace?: string;
  /** Whether the field that people do not see was filled in, by a machine or by the visitor's browser. */
  isSuspected?: boolean;
}

/** Nobody is subscribed before somebody has confirmed it by a link that was mailed to the address. */
export function createDoubleOptIn(
  database: Database,
  { mailboxFingerprint, clock = () => new Date() }: DoubleOptInOptions,
) {
  const inTransaction = <Result>(work: (transaction: Database) => Promise<Result>) =>
    database.transaction().execute(work);
  return {
    /**
     * Stores the subscription and queues a confirmation request, as far as its limits allow. Does not reveal whether the
     * address was known.
     */
    request: (emailId: string, { source, trace, isSuspected = false }: RequestDetails = {}): Promise<void> =>
      inTransaction(async (transaction) => {
        const now = clock();
        const subscription = await findUnexpired(transaction, emailId, now);
        if (subscription?.confirmed_at) return;
        const mailbox = mailboxFingerprint(emailId);
        if (await mailboxes.isUnsubscribed(transaction, [mailbox, mailboxFingerprint(emailId, 'with dots')])) return;
        const id = subscription?.id ?? (await erasedId(transaction, mailbox)) ?? randomUUID();
        if (!(await mailboxes.takeConfirmationRequest(transaction, { mailbox, id, isSuspected }, now))) return;
        if (subscription) await subscriptions.renewWording(transaction, id, consentWording);
        else
          await subscriptions.insert(transaction, {
            id,
            email_id: emailId,
            wording: consentWording,
            source: source ?? null,
            requested_at: now.toISOString(),
          });
        await outbox.queue(transaction, { subscription_id: id }, ['confirmation'], now, trace);
      }),
    /** False if the subscription no longer exists. Confirming twice is the same as once. */
    confirm: (id: string, trace?: string): Promise<boolean> =>
      inTransaction(async (transaction) => {
        const now = clock();
        const subscription = await subscriptions.find(transaction, id);
        if (!subscription || subscription.left_at !== null) return false;
        if (await subscriptions.confirm(transaction, id, now)) {
          await mailboxes.eraseConfirmationRequests(transaction, mailboxFingerprint(subscription.email_id));
          await outbox.queue(transaction, { subscription_id: id }, ['welcome'], now, trace);
        }
        return true;
      }),
    /**
     * Ends every subscription of the address, including one that is newer than the link. The address never gets a confirmation request
     * again. Nothing is left to do where everything about the id is erased.
     */
    unsubscribe: (id: string): Promise<void> =>
      inTransaction(async (transaction) => {
        const now = clock();
        const subscription = await subscriptions.find(transaction, id);
        if (!subscription) return mailboxes.noteUnsubscribedById(transaction, id, now);
        await subscriptions.end(transaction, subscription.email_id, now);
        await mailboxes.noteUnsubscribed(transaction, mailboxFingerprint(subscription.email_id), now);
      }),
  };
}

/** The id of the mailbox's last request if its subscription is erased. A new one reuses it, so that links of the earlier mail end it too. */
async function erasedId(transaction: Database, mailbox: string): Promise<string | undefined> {
  const id = await mailboxes.findRequested(transaction, mailbox);
  return id && !(await subscriptions.find(transaction, id)) ? id : undefined;
}

/** The active subscription of this address. One whose links have expired is erased, and does not count. */
async function findUnexpired(transaction: Database, emailId: string, now: Date) {
  const subscription = await subscriptions.findActive(transaction, emailId);
  if (!subscription || subscription.confirmed_at !== null || confirmationDeadline(subscription) > now)
    return subscription;
  await subscriptions.erase(transaction, [subscription.id]);
  return undefined;
}
