import { brand } from '@site/brand';
import { describeFields, enquiryRecord } from '../enquiries/enquiry-record.ts';
import { indianTime } from '../indian-time.ts';
import type { EnquiryRow } from '../tables.ts';
import type { Mail } from './mail.ts';

/** What the sales desk reads; 'Reply' writes to the person who asked. */
export function enquiryMail(enquiry: EnquiryRow, to: string): Mail {
  const { lines, texts } = describeFields(enquiryRecord(enquiry));
  return {
    to: { name: brand.name, address: to },
    replyTo: { name: enquiry.full_name, address: enquiry.email_id },
    subject: `Enquiry ${enquiry.reference}: ${enquiry.company_name || enquiry.full_name}`,
    text: [
      `Reference: ${enquiry.reference}`,
      `Received:  ${indianTime(enquiry.received_at)} (India)`,
      `Page:      ${enquiry.source ?? 'not stated'}`,
      '',
      ...lines.map(([label, text]) => `${`${label}:`.padEnd(10)} ${text || 'not given'}`),
      '',
      ...texts.flatMap((text) => [text, '']),
      `Please reply within one working day (${brand.workingHours}), as the site promises.`,
    ].join('\n'),
  };
}

/** Thanks the sender. Repeats nothing from the enquiry, because the address may belong to someone else. */
export function acknowledgementMail(enquiry: EnquiryRow): Mail {
  return {
    to: { name: '', address: enquiry.email_id },
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
      brand.name,
      brand.phone.display,
      brand.email,
    ].join('\n'),
  };
}
