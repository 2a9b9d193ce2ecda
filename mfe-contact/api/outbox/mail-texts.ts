import { brand } from '@site/brand';
import { indianDate, indianDateTime } from '@site/text/indian-time';
import { escapeHiddenInLine, isolateDirection } from '@site/text/visible-text';
import { dayMs } from '../calendar.ts';
import type { EnquiryLinks } from '../enquiries/enquiry-links.ts';
import { describeEnquiry, enquiryRecord } from '../enquiries/enquiry-record.ts';
import type { SummaryRow } from '../enquiries/enquiry-repository.ts';
import { describeJump } from '../retention/retention-clock.ts';
import { confirmationDeadline, type SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { EnquiryRow, SubscriptionRow } from '../tables.ts';
import type { Summary } from './daily-summary.ts';
import type { MailAddress } from './mail-addresses.ts';
import type { Mail } from './mail-transport.ts';

/** What the sales desk reads; 'Reply' writes to the person who asked. */
export function enquiryMail(enquiry: EnquiryRow, to: MailAddress[], links: EnquiryLinks): Mail {
  const { end, linkFor } = links.make(enquiry, to);
  return {
    to,
    replyTo: { name: enquiry.full_name, address: enquiry.email_id },
    subject: `Enquiry ${enquiry.reference}: ${enquiry.company_name || enquiry.full_name}`,
    text: [
      ...describeEnquiry(enquiryRecord(enquiry)),
      `Please reply within one working day (${brand.workingHours}), as the site promises.`,
      '',
      // Begins a signature, which mail programs leave out of replies: those go to the visitor.
      '-- ',
      `For our sales desk only: remove these lines from a reply and before you forward this email, because whoever has the links can use them. ${aboutLinks(end)}`,
      '',
      'I will answer it:',
      linkFor('mine'),
      'It has been answered:',
      linkFor('answered'),
      'It is spam:',
      linkFor('spam'),
      'Erase it (we ask once more first):',
      linkFor('erase'),
    ].join('\n'),
  };
}

function aboutLinks(end: Date): string {
  return `Each link opens a page with a button, and nothing happens before you press it. They work until ${indianDateTime(end)} (India).`;
}

/** Thanks the sender. Repeats nothing from the enquiry, because the address may belong to someone else. */
export function acknowledgementMail(enquiry: EnquiryRow): Mail {
  return {
    to: [{ name: '', address: enquiry.email_id }],
    subject: `We have your enquiry ${enquiry.reference}`,
    text: [
      'Namaste,',
      '',
      `Thank you for writing to ${brand.name}. We have received your enquiry. Your reference is ${enquiry.reference}.`,
      '',
      `We will reply within one working day (${brand.workingHours}). If it is urgent, please call ${brand.phone.display} and quote the reference.`,
      '',
      'If you did not write to us, someone entered your address by mistake. You do not need to do anything.',
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

/** What sales reads once a day. It has less of each enquiry than the mail about it. */
export function summaryMail(
  { since, until, received, waiting, open, done, suspected, jump }: Summary,
  to: MailAddress[],
  links: EnquiryLinks,
): Mail {
  // At midnight the day that the mail is about has just ended.
  const { day, month, year } = indianDate(new Date(until.getTime() - 1));
  const heldBack = suspected.count > 0 ? `, ${suspected.count} held back` : '';
  return {
    to,
    subject: `Enquiries on ${day} ${month} ${year}: ${received.count} new, ${open} open${heldBack}`,
    text: [
      ...(jump ? [describeJump(jump), ''] : []),
      `From ${indianDateTime(since)} to ${indianDateTime(until)} (India):`,
      '',
      `New:   ${received.count}`,
      `Done:  ${done}`,
      `Open:  ${open}, earlier ones included`,
      ...(suspected.count > 0 ? [`Spam?  ${suspected.count}, held back: see below`] : []),
      '',
      ...section('New', received, (row) => `${describe(row)}${row.done_at ? ' (done)' : ''}`),
      ...section('Still open from before', waiting, (row) => `${describe(row)}, ${ageOf(row, until)}`),
      'To read one, and to mark it as done:',
      '  npm run enquiries -- show REFERENCE',
      "  npm run enquiries -- done REFERENCE --note 'what was agreed'",
      ...suspectedSection(suspected, to, links),
    ].join('\n'),
  };
}

/** Stands last: mail programs leave what follows `-- ` out of replies. */
function suspectedSection({ count, first }: Summary['suspected'], to: MailAddress[], links: EnquiryLinks): string[] {
  const made = first.map((row) => ({ row, ...links.make(row, to) }));
  const [one] = made;
  if (!one) return [];
  return [
    '',
    '-- ',
    `Suspected spam, held back from this inbox, the newest first. Please look through it: a customer may be among them. Each stays in this list until someone uses one of its links. Do not forward the links, because whoever has them can use them. ${aboutLinks(one.end)}`,
    '',
    ...made.flatMap(({ row, linkFor }) => [
      `${describe(row)}: ${row.held_reason}`,
      'Not spam, email it to us:',
      linkFor('not-spam'),
      'It is spam:',
      linkFor('spam'),
      '',
    ]),
    ...(count > first.length ? [`and ${count - first.length} more: npm run enquiries -- list --suspected`] : []),
  ];
}

function section(title: string, { count, first }: Summary['received'], lineOf: (row: SummaryRow) => string): string[] {
  if (count === 0) return [];
  const more =
    count > first.length ? [`  and ${count - first.length} more: npm run enquiries -- list --state new`] : [];
  return [`${title}:`, ...first.map((row) => `  ${lineOf(row)}`), ...more, ''];
}

function describe({ reference, received_at, full_name, company_name }: SummaryRow): string {
  // In the text of a mail a line break that slipped past validation could pass for words of ours.
  const who = [full_name, company_name].filter(Boolean).map((name) => isolateDirection(escapeHiddenInLine(name)));
  return `${reference}  ${indianDateTime(received_at)}  ${who.join(', ')}`;
}

function ageOf({ received_at }: SummaryRow, until: Date): string {
  const days = Math.floor((until.getTime() - Date.parse(received_at)) / dayMs);
  return days === 1 ? 'a day old' : `${days} days old`;
}
