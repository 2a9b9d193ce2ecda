import { brand } from '@site/brand';
import { errorCode } from '@site/service/error-code';
import { enquiryRecord } from '../enquiries/enquiry-record.ts';
import type { EnquiryRow } from '../tables.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import { sign } from './signature.ts';

const answerTimeoutMs = 15_000;

export interface WebhookOptions {
  url: string;
  secret: string;
  clock?: () => Date;
}

/** Reports an enquiry to another system. Only a 2xx answer counts as delivered; redirects are not followed. */
export function webhook({ url, secret, clock = () => new Date() }: WebhookOptions) {
  return async (id: string, enquiry: EnquiryRow, signal: AbortSignal): Promise<'sent'> => {
    const body = JSON.stringify({ event: 'enquiry.received', id, enquiry: enquiryRecord(enquiry) });
    const timestamp = String(Math.floor(clock().getTime() / 1000));
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': `${brand.slug}-site-webhook/1`,
        'x-webhook-id': id,
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': sign(secret, timestamp, body),
      },
      body,
    }).catch((error: unknown) => {
      throw new DeliveryFailed({ reason: failureOf(error), isFinal: false });
    });
    // The body is not read: only the status counts.
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryFailed({ reason: `HTTP ${response.status || 'redirect'}`, isFinal: false });
    return 'sent';
  };
}

/**
 * The error of fetch only says 'fetch failed'; the reason is in its cause. No `instanceof`: under Jest these errors
 * come from another realm.
 */
function failureOf(error: unknown): string {
  const { cause, name } = Object(error);
  return errorCode(cause) || String(name ?? 'unknown');
}
