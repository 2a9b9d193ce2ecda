import type { EnquiryRow } from '../tables.ts';

/** An enquiry as it is exported and sent to other systems, with the API's field names. */
export interface EnquiryRecord {
  reference: string;
  receivedAt: string;
  fullName: string;
  emailId: string;
  contactNumber: string;
  companyName: string;
  message: string;
  source: string;
}

export function enquiryRecord(row: EnquiryRow): EnquiryRecord {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    fullName: row.full_name,
    emailId: row.email_id,
    contactNumber: row.contact_number,
    companyName: row.company_name,
    message: row.message,
    source: row.source ?? '',
  };
}
