import type { ApiClient } from '@site/contracts/api';
// Not `import * as v`: in this module it makes rspack keep all of valibot, in the footer's script too.
import { fallback, type InferOutput, object, optional, parse, string } from 'valibot';
import { enquiryResponse } from '../contract/enquiry.ts';
import { normalisePhone } from '../contract/phone.ts';
import { type FormName, readStored, removeStored, writeStored } from './drafts.ts';
import type { TypedEnquiry } from './forms.ts';

interface SendOptions {
  kind: 'quote' | undefined;
  /** Path of the page with the form. */
  source: string;
  /** The advertisement that has led to the site, as a query. */
  campaign?: string;
  /** The same enquiry with the same key gets the same response, however often it is sent. */
  key: string;
  signal: AbortSignal;
}

/**
 * Sends an enquiry and returns its reference, if the service gives one. Throws `ApiError`, also for a 200 response whose status is not success.
 * The body has the five specified fields. What our service accepts in addition goes to no other server (S45).
 */
export function sendEnquiry(
  api: ApiClient,
  { website, ...enquiry }: TypedEnquiry,
  { kind, source, campaign, key, signal }: SendOptions,
): Promise<string | undefined> {
  const body = { ...enquiry, contactNumber: normalisePhone(enquiry.contactNumber) };
  return api.post('/api/v1/generalEnquiry', body, {
    parse: (response) => parse(enquiryResponse, response).data?.reference || undefined,
    ownOnly: {
      fields: { ...(kind && { kind }), ...(website && { website }) },
      headers: { 'Idempotency-Key': key, 'Enquiry-Source': source, ...(campaign && { 'Enquiry-Campaign': campaign }) },
    },
    signal,
  });
}

/**
 * The idempotency key of an enquiry. The same content gets the same key, so that a retry is not stored twice (S2), even if the visitor leaves
 * the page in between and comes back to a form that does not know of the success.
 */
export function attemptKey(form: FormName, enquiry: object): string {
  const content = JSON.stringify(enquiry);
  const last = parse(attempt, readStored(storageKey(form))) ?? attempts.get(form);
  const next = last?.content === content ? last : { content, key: randomKey() };
  attempts.set(form, next);
  writeStored(storageKey(form), next);
  return next.key;
}

/** What was sent must not stay in the browser's storage. */
export function deleteStoredAttempt(form: FormName): void {
  removeStored(storageKey(form));
}

const attempt = fallback(optional(object({ content: string(), key: string() })), undefined);

/** The last attempts, sent or not, and for browsers that refuse storage. */
const attempts = new Map<FormName, InferOutput<typeof attempt>>();

function randomKey(): string {
  // Not crypto.randomUUID, which browsers lack over plain http on a network address.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
}

function storageKey(form: FormName): string {
  return `attempt:${form}`;
}
