import type { EnquiryLinks } from '../enquiries/enquiry-links.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import type { SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import * as subscriptions from '../subscriptions/subscription-repository.ts';
import { type Database, type EnquiryRow, internalKinds } from '../tables.ts';
import { readSummary } from './daily-summary.ts';
import type { ClaimedDelivery } from './delivery-repository.ts';
import type { MailAddress } from './mail-addresses.ts';
import { acknowledgementMail, confirmationMail, enquiryMail, summaryMail, welcomeMail } from './mail-texts.ts';
import type { Mail, MailTransport } from './mail-transport.ts';
import { DeliveryFailed, refuseErased, type Sender } from './sender.ts';

interface MailSenderOptions {
  database: Database;
  transport: MailTransport;
  /** Who gets enquiries and the daily summary. */
  to: MailAddress[];
  links: SubscriptionLinks;
  /** For the people who get enquiries. */
  enquiryLinks: EnquiryLinks;
  /** The time of day in India when the daily summary is made; without it none is sent. */
  summaryTime?: string;
}

/** All mails but the daily summary: the next summary has the same content. */
export const retryableMailKinds = ['email', 'acknowledgement', 'confirmation', 'welcome'] as const;

/**
 * Everything that goes out as email. The text is written when it is sent, so the outbox holds no second copy of it.
 */
export function createMailSender({
  database,
  transport,
  to,
  links,
  enquiryLinks,
  summaryTime,
}: MailSenderOptions): Sender {
  return {
    kinds: [...retryableMailKinds, ...(summaryTime ? ['summary' as const] : [])],
    async deliver(delivery, context) {
      const mail = await mailOf(delivery);
      // The recipients that remained are no longer in the setting.
      if (mail.to.length === 0) return 'sent';
      return transport.send(delivery.id, mail, context).catch((error: unknown) => {
        throw internalKinds.includes(delivery.kind) ? neverFinal(error) : error;
      });
    },
  };

  /** The recipients who did not get it at an earlier attempt. */
  function recipientsOf({ still_to }: ClaimedDelivery): MailAddress[] {
    const remaining = still_to?.split(',');
    return remaining ? to.filter(({ address }) => remaining.includes(address)) : to;
  }

  async function mailOf(delivery: ClaimedDelivery): Promise<Mail> {
    switch (delivery.kind) {
      case 'email':
        return enquiryMail(await enquiryFor(database, delivery), recipientsOf(delivery), enquiryLinks);
      case 'acknowledgement':
        return acknowledgementMail(await enquiryFor(database, delivery));
      case 'confirmation':
        return confirmationMail(await subscriptionFor(database, delivery), links);
      case 'welcome':
        return welcomeMail(await subscriptionFor(database, delivery), links);
      case 'summary':
        return summaryMail(
          await readSummary(database, delivery.summary_day ?? '', summaryTime ?? ''),
          recipientsOf(delivery),
        );
      case 'webhook':
        throw new DeliveryFailed({ reason: 'no email', isFinal: true });
    }
  }
}

/** Retries mail to ourselves even after a permanent refusal, because we can fix its cause. Mail to others ends there. */
function neverFinal(error: unknown): unknown {
  return error instanceof DeliveryFailed ? new DeliveryFailed({ ...error.cause, isFinal: false }) : error;
}

/** The enquiry of a delivery. */
export async function enquiryFor(database: Database, { enquiry_id }: ClaimedDelivery): Promise<EnquiryRow> {
  return (await enquiries.find(database, 'id', enquiry_id ?? '')) ?? refuseErased();
}

async function subscriptionFor(database: Database, { subscription_id }: ClaimedDelivery) {
  const found = await subscriptions.find(database, subscription_id ?? '');
  return found?.left_at === null ? found : refuseErased();
}
