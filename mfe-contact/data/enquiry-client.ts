import type { ApiClient } from '@site/contracts/api';
import { parse } from 'valibot';
import { type EnquiryValues, enquiryAnswer } from '../contract/enquiry.ts';
import { normalisePhone } from '../contract/phone.ts';
import type { TypedEnquiry } from './posted.ts';
import { enquiryFromQuote, type TypedQuote } from './quote-fields.ts';

interface SendOptions {
  /** The same enquiry with the same key gets the same answer, however often it is sent. */
  key: string;
  signal: AbortSignal;
}

/** What is typed into a form, by the names of its fields. */
export type TypedValues = Record<string, string>;

/** Sends a form's values and returns the reference, if the service gives one. Throws `ApiError`. */
export type SendEnquiry = (api: ApiClient, typed: TypedValues, options: SendOptions) => Promise<string | undefined>;

/** Throws `ApiError`, also for a 200 answer whose status is not success. */
export function sendEnquiry(api: ApiClient, { website, ...enquiry }: TypedEnquiry, options: SendOptions) {
  const contactNumber = normalisePhone(enquiry.contactNumber);
  return postEnquiry(api, { ...enquiry, contactNumber }, { website, source: '/contact' }, options);
}

/** A request for a quote is an enquiry whose phone number and subject are optional. */
export function sendQuote(api: ApiClient, quote: TypedQuote, options: SendOptions) {
  const { website, ...enquiry } = enquiryFromQuote(quote);
  return postEnquiry(api, enquiry, { kind: 'quote', website, source: quote.form_source }, options);
}

interface Extras {
  kind?: 'quote';
  /** The honeypot. */
  website: string;
  /** Path of the page with the form. */
  source: string;
}

/** The body has the five specified fields. What our service accepts in addition goes to no other server (S45). */
function postEnquiry(
  api: ApiClient,
  enquiry: EnquiryValues,
  { kind, website, source }: Extras,
  { key, signal }: SendOptions,
) {
  return api.post('/api/v1/generalEnquiry', enquiry, {
    parse: (answer) => parse(enquiryAnswer, answer).data?.reference || undefined,
    ownOnly: {
      fields: { ...(kind && { kind }), ...(website && { website }) },
      headers: { 'Idempotency-Key': key, 'Enquiry-Source': source },
    },
    signal,
  });
}
