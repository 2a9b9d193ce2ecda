import { brand } from '@site/brand';
import type { Mail } from '../outbox/mail.ts';
import type { SubscriptionRow } from '../tables.ts';
import type { SubscriptionLinks } from './subscription-links.ts';

/** Asks for confirmation. Nothing else is sent to the address until the link is followed. */
export function confirmationMail(subscription: SubscriptionRow, links: SubscriptionLinks): Mail {
  return {
    to: { name: '', address: subscription.email_id },
    subject: `Please confirm: notes from ${brand.name}`,
    unsubscribe: links.leaveAtOnce(subscription),
    text: [
      'Namaste,',
      '',
      'Somebody, probably you, asked for our notes at this address, and agreed to this:',
      '',
      subscription.wording,
      '',
      'If that was you, please confirm it here within seven days:',
      links.confirm(subscription),
      '',
      'If it was not you, please do nothing: without your confirmation we send nothing more, and erase the address after seven days.',
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
      'Thank you, your subscription is confirmed. About once a month we write to you with practical notes on running buildings.',
      '',
      'To unsubscribe, now or later, open this link; it stays good:',
      links.leave(subscription),
      '',
      ...signature,
    ].join('\n'),
  };
}

const signature = [brand.name, brand.phone.display, brand.email];
