import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { brand } from '@site/brand';
import { errorCode } from '@site/service/system-errors';
import { enquiryRecord } from '../enquiries/enquiry-record.ts';
import type { EnquiryRow } from '../tables.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import { sign } from './signature.ts';
import { type AllowedTargets, isPrivateHost, lookupAllowed, privateTarget } from './webhook-target.ts';

const answerTimeoutMs = 15_000;

export interface WebhookOptions {
  url: string;
  secret: string;
  allowed: AllowedTargets;
  clock?: () => Date;
}

/** Reports an enquiry to another system. Only a 2xx answer counts as delivered; redirects are not followed. */
export function webhook({ url, secret, allowed, clock = () => new Date() }: WebhookOptions) {
  return async (id: string, enquiry: EnquiryRow, signal: AbortSignal): Promise<'sent'> => {
    const body = JSON.stringify({ event: 'enquiry.received', id, enquiry: enquiryRecord(enquiry) });
    const timestamp = String(Math.floor(clock().getTime() / 1000));
    const status = await post(url, allowed, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': `${brand.slug}-site-webhook/1`,
        'x-webhook-id': id,
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': sign(secret, timestamp, body),
      },
      body,
    }).catch((error: unknown) => {
      throw new DeliveryFailed({ reason: failureOf(error), isFinal: false });
    });
    if (status < 200 || status > 299) throw new DeliveryFailed({ reason: `HTTP ${status}`, isFinal: false });
    return 'sent';
  };
}

interface Post {
  signal: AbortSignal;
  headers: http.OutgoingHttpHeaders;
  body: string;
}

/** Resolves with the status. Not `fetch`, which takes no look-up of ours. */
async function post(url: string, allowed: AllowedTargets, { signal, headers, body }: Post): Promise<number> {
  const { protocol, hostname } = new URL(url);
  // Node connects to an address without a look-up.
  if (isPrivateHost(hostname, allowed))
    throw Object.assign(new Error(`${hostname} is private.`), { code: privateTarget });
  const { request } = protocol === 'https:' ? https : http;
  // A connection of its own: a kept one could have been made before the host's address changed.
  const call = request(url, { method: 'POST', agent: false, lookup: lookupAllowed(allowed), signal, headers });
  // Thrown away with the connection; only its status counts.
  const answer = once(call.end(body), 'response');
  call.on('error', () => {});
  const [response]: http.IncomingMessage[] = await answer;
  response?.destroy();
  return response?.statusCode ?? 0;
}

/** No `instanceof`: under Jest errors of Node come from another realm. */
function failureOf(error: unknown): string {
  return errorCode(error) || String(Object(error).name ?? 'unknown');
}
