import { brand } from '@site/brand';
import { indianTime } from '../indian-time.ts';
import type { Mail } from '../outbox/mail.ts';
import type { SubscriptionRow } from '../tables.ts';
import { confirmEnd, type SubscriptionLinks } from './subscription-links.ts';

/** Asks for confirmation. Nothing else is sent to the address until the link is followed. */
export function confirmationMail(subscription: SubscriptionRow, links: SubscriptionLinks): Mail {
  return {
    to: { name: '', address: subscription.email_id },
    subject: `Please confirm: notes from ${brand.name}`,
    unsubscribe: links.leaveAtOnce(subscription),
    text: [
      'Namaste,',
      '',
      'Someone, probably you, asked for our notes at this address and agreed to this:',
      '',
      subscription.wording,
      '',
      `If it was you, please confirm here before ${indianTime(confirmEnd(subscription).toISOString())} (India):`,
      links.confirm(subscription),
      '',
      'If it was not you, please ignore this email, and we delete the address at that time. Should someone enter it again, you get one more email like this at most, and none once you have unsubscribed:',
      links.leave(subscription),
      '',
      ...signature,
    ].join('\n'),
  };
}

export function welcomeMail(subscription: SubscriptionRow, links: SubscriptionLinks): Mail {
  return {
    to: { name: '', address: subscription.email_id },
    subject: `You are subscribed to notes from ${brand.shortName}`,
    unsubscribe: links.leaveAtOnce(subscription),
    text: [
      'Namaste,',
      '',
      'Thank you. Your subscription is confirmed. About once a month we will send you practical notes on running a building.',
      '',
      'To unsubscribe, now or at any time, open this link:',
      links.leave(subscription),
      '',
      ...signature,
    ].join('\n'),
  };
}

const signature = [brand.name, brand.phone.display, brand.email];
