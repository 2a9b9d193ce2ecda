import { randomUUID } from 'node:crypto';
import { beginPost } from '@site/service/testing/http';

/** A whole enquiry, as the API takes it and as forms post it. */
export const enquiry = {
  fullName: 'Asha Verma',
  emailId: 'asha@school.example',
  contactNumber: '9876543210',
  companyName: 'Verma Public School',
  message: 'Two taps leak on the second floor.\nPlease call before noon.',
};

/** The enquiry by the labels on screen. */
export const enquiryByLabel = {
  Name: enquiry.fullName,
  'Email address': enquiry.emailId,
  'Phone number': enquiry.contactNumber,
  Subject: enquiry.companyName,
  Message: enquiry.message,
};

/** Sends the first part of an enquiry's request. Returns a function that sends the rest. */
export function beginEnquiry(site: string) {
  return beginPost(`${site}/api/v1/generalEnquiry`, { origin: site, 'idempotency-key': randomUUID() }, enquiry);
}
