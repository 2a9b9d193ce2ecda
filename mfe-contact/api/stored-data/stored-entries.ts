import { indianDate, indianDateTime } from '@site/text/indian-time';
import { enquiryFieldNames, enquiryFields } from '../../contract/enquiry.ts';
import type { StoredEntries } from '../../contract/stored-data.ts';
import { describeCampaign, enquiryRecord } from '../enquiries/enquiry-record.ts';
import type { EnquiryRow, SubscriptionRow } from '../tables.ts';

/** All that is stored of an enquiry, for the person who sent it. */
export function enquiryEntries(row: EnquiryRow): StoredEntries {
  return withText([
    ['Sent (the time of your consent)', timeOf(row.received_at)],
    ['Privacy notice', row.notice_version ? `that of ${dateOf(row.notice_version)}` : 'its version was not noted'],
    ...enquiryFieldNames.map((name) => [enquiryFields[name].shown.label, row[enquiryFields[name].column]] as const),
    ['Page with the form', row.source],
    ['Page before it', row.came_from],
    ['Advertisement', describeCampaign(enquiryRecord(row))],
    ['Set aside as possible spam', row.held_reason],
    ['Marked as spam', timeOf(row.spam_at)],
    ['Closed by our office', timeOf(row.done_at)],
  ]);
}

/** The proof of a subscriber's consent. */
export function subscriptionEntries(row: SubscriptionRow): StoredEntries {
  return withText([
    ['Email address', row.email_id],
    ['You agreed to', row.wording],
    ['Page with the form', row.source],
    ['Requested', timeOf(row.requested_at)],
    ['Confirmed', timeOf(row.confirmed_at)],
  ]);
}

function withText(rows: (readonly [label: string, text: string | null])[]): StoredEntries {
  return rows.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

function dateOf(version: string): string {
  const { day, month, year } = indianDate(version);
  return `${day} ${month} ${year}`;
}

function timeOf(moment: string | null): string | null {
  return moment && `${indianDateTime(moment)} (India)`;
}
