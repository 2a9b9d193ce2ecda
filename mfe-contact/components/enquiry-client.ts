import type { ApiClient } from '@site/shared/contracts/api.ts';
import { parse } from 'valibot';
import { enquiryAnswer } from '../contract/enquiry.ts';
import { normalisePhone } from '../contract/phone.ts';
import type { TypedEnquiry } from './posted.ts';

interface SendOptions {
  /** The same key with the same enquiry gets the same answer, however often it is sent. */
  key: string;
  signal: AbortSignal;
}

/** Returns the reference. Throws `ApiError`, also for an answer 200 that does not say success. */
export function sendEnquiry(api: ApiClient, enquiry: TypedEnquiry, { key, signal }: SendOptions): Promise<string> {
  return api.post(
    '/api/v1/generalEnquiry',
    { ...enquiry, contactNumber: normalisePhone(enquiry.contactNumber), source: '/contact' },
    {
      parse: (body) => parse(enquiryAnswer, body).data.reference,
      headers: { 'Idempotency-Key': key },
      signal,
    },
  );
}

/** Lets the service set the token cookie, which axios then repeats as a header. */
export function askToken(api: ApiClient, signal: AbortSignal): Promise<void> {
  return api.get('/api/v1/csrf', { parse: () => undefined, signal });
}
