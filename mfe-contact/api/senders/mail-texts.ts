import { brand } from '@site/brand';
import { indianDateTime } from '@site/text/indian-time';
import { complaintOpening } from '../../contract/enquiry.ts';
import { callDeadline, officeTime } from '../../contract/office-hours.ts';
import type { EnquiryLinks } from '../enquiries/enquiry-links.ts';
import { describeEnquiry, enquiryRecord } from '../enquiries/enquiry-record.ts';
import type { MailAddress } from '../outbox/mail-addresses.ts';
import type { Mail } from '../outbox/mail-transport.ts';
import { confirmationDeadline, type SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { EnquiryRow, SubscriptionRow } from '../tables.ts';

/**
 * What the sales desk reads; 'Reply' writes to the person who asked. Suspected spam says so first in its subject, by which a mail program can
 * sort it into a folder.
 */
export function enquiryMail(enquiry: EnquiryRow, to: MailAddress[], links: EnquiryLinks): Mail {
  const { end, linkFor } = links.make(enquiry, to);
  const suspicion = enquiry.held_reason;
  const kind = isComplaint(enquiry) ? 'Complaint' : 'Enquiry';
  const about = `${kind} ${enquiry.reference}: ${enquiry.company_name || enquiry.full_name}`;
  return {
    to,
    replyTo: { name: enquiry.full_name, address: enquiry.email_id },
    subject: suspicion === null ? about : `Spam? ${about}`,
    text: [
      ...(suspicion === null ? [] : [`This may be spam: ${suspicion}.`, '']),
      ...describeEnquiry(enquiryRecord(enquiry)),
      `Please reply within one working day (${brand.workingHours}), as the site promises.`,
      '',
      // Begins a signature, which mail programs leave out of replies: those go to the visitor.
      '-- ',
      `For our sales desk only: remove these lines from a reply and before you forward this email, because whoever has the links can use them. Each link opens a page with a button, and nothing happens before you press it. They work until ${indianDateTime(end)} (India).`,
      '',
      'It has been answered:',
      linkFor('answered'),
      ...(suspicion === null ? [] : ['It is no spam:', linkFor('not-spam')]),
      'Erase it (we ask once more first):',
      linkFor('erase'),
    ].join('\n'),
  };
}

function isComplaint({ message }: EnquiryRow): boolean {
  return message.startsWith(complaintOpening);
}

/** Thanks the sender. Repeats nothing from the enquiry, because the address may belong to someone else. */
export function acknowledgementMail(enquiry: EnquiryRow): Mail {
  const received = new Date(enquiry.received_at);
  const kind = isComplaint(enquiry) ? 'complaint' : 'enquiry';
  return {
    to: [{ name: '', address: enquiry.email_id }],
    subject: `We have your ${kind} ${enquiry.reference}`,
    text: [
      'Namaste,',
      '',
      `Thank you for writing to ${brand.name}. We have received your ${kind}. Your reference is ${enquiry.reference}.`,
      '',
      `We will call you by ${officeTime(callDeadline(received), { now: received, lang: 'en-IN' })}. If it is urgent, please call ${brand.phone.display} and quote the reference.`,
      '',
      'If you did not write to us, someone entered your address by mistake. You do not need to do anything.',
      '',
      ...signature,
    ].join('\n'),
  };
}

/** Leads to what is stored. Repeats nothing from the enquiry, as the acknowledgement. */
export function storedDataMail(enquiry: EnquiryRow, links: EnquiryLinks): Mail {
  const { end, link } = links.makeForVisitor(enquiry);
  return {
    to: [{ name: '', address: enquiry.email_id }],
    subject: `What we store of your enquiry ${enquiry.reference}`,
    text: [
      'Namaste,',
      '',
      `Someone, probably you, asked to see what we store of the enquiry ${enquiry.reference}. This link shows it, and lets you erase it. It works until ${indianDateTime(end)} (India):`,
      link,
      '',
      'Please do not forward this email: whoever has the link can use it. If it was not you, you do not need to do anything.',
      '',
      ...signature,
    ].join('\n'),
  };
}

/** The confirmation request. Nothing else is sent to the address until somebody confirms. */
export function confirmationMail(subscription: SubscriptionRow, links: SubscriptionLinks): Mail {
  return {
    to: [{ name: '', address: subscription.email_id }],
    subject: `Please confirm: notes from ${brand.name}`,
    unsubscribe: links.oneClickUnsubscribe(subscription),
    text: [
      'Namaste,',
      '',
      'Someone, probably you, asked for our notes at this address and agreed to this:',
      '',
      subscription.wording,
      '',
      `If it was you, please confirm here before ${indianDateTime(confirmationDeadline(subscription))} (India):`,
      links.confirm(subscription),
      '',
      'If it was not you, please ignore this email; we will then delete the address. If someone enters it again, you get at most one more email like this within a year, and none once you have unsubscribed:',
      links.unsubscribe(subscription),
      '',
      ...signature,
    ].join('\n'),
  };
}

export function welcomeMail(subscription: SubscriptionRow, links: SubscriptionLinks): Mail {
  return {
    to: [{ name: '', address: subscription.email_id }],
    subject: `You are subscribed to notes from ${brand.shortName}`,
    unsubscribe: links.oneClickUnsubscribe(subscription),
    text: [
      'Namaste,',
      '',
      'Thank you. Your subscription is confirmed. About once a month we will send you practical notes on running a building.',
      '',
      'To unsubscribe, now or at any time, open this link and press the button:',
      links.unsubscribe(subscription),
      '',
      ...signature,
    ].join('\n'),
  };
}

const signature = [brand.name, brand.phone.display, brand.email];
