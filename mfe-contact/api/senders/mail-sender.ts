import type { EnquiryLinks } from '../enquiries/enquiry-links.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import type { MailAddress } from '../outbox/mail-addresses.ts';
import type { Mail, MailTransport } from '../outbox/mail-transport.ts';
import type { OutboxMessage } from '../outbox/outbox-repository.ts';
import { refuseErased, type Sender, SendingFailed } from '../outbox/sender.ts';
import type { SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import * as subscriptions from '../subscriptions/subscription-repository.ts';
import { type Database, internalKinds, messageKinds } from '../tables.ts';
import { acknowledgementMail, confirmationMail, enquiryMail, storedDataMail, welcomeMail } from './mail-texts.ts';

interface MailSenderOptions {
  database: Database;
  transport: MailTransport;
  /** Who gets enquiries. */
  to: MailAddress[];
  links: SubscriptionLinks;
  /** Links for the people who get enquiries, and for their senders. */
  enquiryLinks: EnquiryLinks;
}

export const mailKinds = messageKinds.filter((kind) => kind !== 'webhook');

/**
 * Everything that goes out as email. The text is written when it is sent, so the outbox holds no second copy of it.
 */
export function createMailSender({ database, transport, to, links, enquiryLinks }: MailSenderOptions): Sender {
  return {
    kinds: mailKinds,
    async send(message, context) {
      const mail = await mailOf(message);
      // The recipients that remained are no longer in the setting.
      if (mail.to.length === 0) return 'sent';
      return transport.send(message.id, mail, context).catch((error: unknown) => {
        throw internalKinds.includes(message.kind) ? neverFinal(error) : error;
      });
    },
  };

  /** The recipients who did not get it at an earlier attempt. */
  function recipientsOf({ still_to }: OutboxMessage): MailAddress[] {
    const remaining = still_to?.split(',');
    return remaining ? to.filter(({ address }) => remaining.includes(address)) : to;
  }

  async function mailOf(message: OutboxMessage): Promise<Mail> {
    switch (message.kind) {
      case 'email':
        return enquiryMail(await enquiryFor(database, message), recipientsOf(message), enquiryLinks);
      case 'acknowledgement':
        return acknowledgementMail(await enquiryFor(database, message));
      case 'stored-data':
        return storedDataMail(await enquiryFor(database, message), enquiryLinks);
      case 'confirmation':
        return confirmationMail(await subscriptionFor(database, message), links);
      case 'welcome':
        return welcomeMail(await subscriptionFor(database, message), links);
      case 'webhook':
        throw new SendingFailed({ reason: 'no email', isFinal: true });
    }
  }
}

/** Retries mail to ourselves even after a permanent refusal, because we can fix its cause. Mail to others ends there. */
function neverFinal(error: unknown): unknown {
  return error instanceof SendingFailed ? new SendingFailed({ ...error.cause, isFinal: false }) : error;
}

async function enquiryFor(database: Database, { enquiry_id }: OutboxMessage) {
  return (await enquiries.find(database, 'id', enquiry_id ?? '')) ?? refuseErased();
}

async function subscriptionFor(database: Database, { subscription_id }: OutboxMessage) {
  const subscription = await subscriptions.find(database, subscription_id ?? '');
  return subscription?.left_at === null ? subscription : refuseErased();
}
