import type { ApiClient } from '@site/contracts/api';
// Not `import * as v`: in this module it makes rspack keep all of valibot, in the footer's script too.
import { parse } from 'valibot';
import { enquiryResponse, specifiedFields } from '../contract/enquiry.ts';
import { normalisePhone } from '../contract/phone.ts';
import type { TypedEnquiry } from './forms.ts';

interface SendOptions {
  kind: 'quote' | undefined;
  /** Path of the page with the form. */
  source: string;
  /** The page that its visitor was on before. */
  cameFrom?: string;
  /** The advertisement that has led to the site, as a query. */
  campaign?: string;
  signal: AbortSignal;
}

/** What the service says of an enquiry that it has taken. Only our own is sure to say it (S45). */
export interface Accepted {
  reference?: string | undefined;
  /** Until when we call, as an ISO time. */
  callBy?: string | undefined;
}

/**
 * Sends an enquiry. Throws `ApiError`, also for a 200 response whose status is not success.
 * The body has the five specified fields. What our service accepts in addition goes to no other server (S45).
 */
export function sendEnquiry(
  api: ApiClient,
  { form_botcheck, ...enquiry }: TypedEnquiry,
  { kind, source, cameFrom, campaign, signal }: SendOptions,
): Promise<Accepted> {
  const values = { ...enquiry, contactNumber: normalisePhone(enquiry.contactNumber) };
  const specified = Object.fromEntries(specifiedFields.map((name) => [name, values[name]]));
  return api.post('/api/v1/generalEnquiry', specified, {
    parse: (response) => {
      const { reference, callBy } = parse(enquiryResponse, response).data ?? {};
      return { reference: reference || undefined, callBy };
    },
    ownOnly: {
      fields: { ...values, ...(kind && { kind }), ...(form_botcheck && { form_botcheck }) },
      headers: {
        'Idempotency-Key': idempotencyKey({ ...values, source }),
        'Enquiry-Source': source,
        ...(cameFrom && { 'Enquiry-From': cameFrom }),
        ...(campaign && { 'Enquiry-Campaign': campaign }),
      },
    },
    signal,
  });
}

/**
 * The same for the same content from the same page, so that a retry is not stored twice (S2): not even if the visitor leaves the page in
 * between, or reloads the response to a form that was posted without JavaScript. FNV-1a, because browsers have no `crypto.subtle` over
 * plain http on a network address.
 */
function idempotencyKey(content: object): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of JSON.stringify(content))
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return `enquiry-${hash.toString(36)}`;
}
