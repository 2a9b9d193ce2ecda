import { escapeHtml } from '@site/text/escape-html';
import { describeEnquiry, type EnquiryRecord } from '../enquiries/enquiry-record.ts';

export const webhookFormats = ['json', 'slack', 'hubspot', 'zoho', 'freshdesk'] as const;

export type WebhookFormat = (typeof webhookFormats)[number];

/** What the receiving system reads of an enquiry; `id` is the message's. */
export function webhookBody(format: WebhookFormat, id: string, enquiry: EnquiryRecord): object {
  switch (format) {
    case 'json':
      return { event: 'enquiry.received', id, enquiry };
    case 'slack':
      return { text: escapeSlack([`New enquiry ${enquiry.reference}`, ...describeEnquiry(enquiry)].join('\n')) };
    case 'hubspot':
      return hubspotSubmission(enquiry);
    case 'zoho':
      return zohoLead(enquiry);
    case 'freshdesk':
      return freshdeskTicket(enquiry);
  }
}

/** Only these three mean anything in Slack's text; without this a message could name a channel (`<!here>`) or disguise a link. */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A submission of HubSpot's Forms API, `/submissions/v3/integration/submit/PORTAL/FORM`; the form needs these properties. */
function hubspotSubmission(enquiry: EnquiryRecord) {
  const properties = {
    firstname: enquiry.fullName,
    email: enquiry.emailId,
    phone: internationalPhone(enquiry),
    company: enquiry.companyName,
    message: `${enquiry.message}\n\n${enquiry.reference}`,
  };
  const fields = Object.entries(properties).map(([name, value]) => ({ objectTypeId: '0-1', name, value }));
  return { fields, submittedAt: String(Date.parse(enquiry.receivedAt)), context: { pageName: enquiry.source } };
}

/** A record of Zoho CRM's module Leads, which requires `Last_Name` and `Company`. */
function zohoLead(enquiry: EnquiryRecord) {
  return {
    data: [
      {
        Last_Name: enquiry.fullName,
        Company: enquiry.companyName || enquiry.fullName,
        Email: enquiry.emailId,
        Phone: internationalPhone(enquiry),
        Description: `${enquiry.message}\n\n${enquiry.reference}`,
        Lead_Source: enquiry.utmSource || 'Website',
      },
    ],
  };
}

/** A ticket of Freshdesk's `/api/v2/tickets`: open, of low priority, from the portal. Its description is HTML. */
function freshdeskTicket(enquiry: EnquiryRecord) {
  return {
    name: enquiry.fullName,
    email: enquiry.emailId,
    ...(enquiry.contactNumber && { phone: internationalPhone(enquiry) }),
    subject: `Enquiry ${enquiry.reference}: ${enquiry.companyName || enquiry.fullName}`,
    description: escapeHtml(enquiry.message).replaceAll('\n', '<br>'),
    status: 2,
    priority: 1,
    source: 2,
  };
}

function internationalPhone({ contactNumber }: EnquiryRecord): string {
  return contactNumber && `+91${contactNumber}`;
}
