import type { Kysely } from 'kysely';
import type { SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import { confirmationMail, welcomeMail } from '../subscriptions/subscription-mail.ts';
import type { EnquiryRow, SubscriptionRow, Tables } from '../tables.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import type { Claimed } from './delivery-repository.ts';
import type { Route } from './delivery-worker.ts';
import { acknowledgementMail, enquiryMail } from './enquiry-mail.ts';
import type { Mail, MailTransport } from './mail.ts';

interface MailRouteOptions {
  database: Kysely<Tables>;
  transport: MailTransport;
  /** Where enquiries go. */
  to: string;
  links: SubscriptionLinks;
}

/** Everything that leaves as e-mail. The words are made when it is sent, so the outbox holds no second copy of them. */
export function mailRoute({ database, transport, to, links }: MailRouteOptions): Route {
  return {
    channels: ['email', 'acknowledgement', 'confirmation', 'welcome'],
    async carry(delivery, signal) {
      const mail = await mailOf(delivery);
      return transport.post(delivery.id, mail, signal).catch((error: unknown) => {
        throw delivery.channel === 'email' ? neverFinal(error) : error;
      });
    },
  };

  async function mailOf(delivery: Claimed): Promise<Mail> {
    switch (delivery.channel) {
      case 'email':
        return enquiryMail(await enquiryOf(database, delivery), to);
      case 'acknowledgement':
        return acknowledgementMail(await enquiryOf(database, delivery));
      case 'confirmation':
        return confirmationMail(await subscriptionOf(database, delivery), links);
      case 'welcome':
        return welcomeMail(await subscriptionOf(database, delivery), links);
      case 'webhook':
        throw new DeliveryFailed({ reason: 'no e-mail', isFinal: true });
    }
  }
}

/** A mailbox of ours that refuses is a fault to be mended; a stranger's is left in peace after one refusal. */
function neverFinal(error: unknown): unknown {
  return error instanceof DeliveryFailed ? new DeliveryFailed({ ...error.cause, isFinal: false }) : error;
}

export async function enquiryOf(database: Kysely<Tables>, { enquiry_id }: Claimed): Promise<EnquiryRow> {
  const row = await database
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', enquiry_id ?? '')
    .executeTakeFirst();
  return row ?? erased();
}

async function subscriptionOf(database: Kysely<Tables>, { subscription_id }: Claimed): Promise<SubscriptionRow> {
  const row = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscription_id ?? '')
    .executeTakeFirst();
  return row && row.left_at === null ? row : erased();
}

function erased(): never {
  throw new DeliveryFailed({ reason: 'erased', isFinal: true });
}
