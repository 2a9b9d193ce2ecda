import type { ApiClient, OwnExtras } from '@site/contracts/api';
import { parse } from 'valibot';
import { subscriptionResponse } from '../contract/subscription.ts';

/** The subscribe form's values. */
export interface TypedSubscription {
  emailId: string;
  hasConsent: boolean;
  /** The honeypot: empty unless a bot filled it in. */
  website: string;
}

/** Resolves once the request is accepted, for known and new addresses alike. Throws `ApiError`. */
export function requestSubscription(
  api: ApiClient,
  { emailId, hasConsent, website }: TypedSubscription,
  signal: AbortSignal,
  source?: string,
): Promise<void> {
  return post(api, '/api/v1/subscriptions', { emailId, consent: hasConsent }, signal, {
    fields: { website, ...(source && { source }) },
  });
}

export function confirmSubscription(api: ApiClient, token: string, signal: AbortSignal): Promise<void> {
  return post(api, '/api/v1/subscriptions/confirm', { token }, signal);
}

export function unsubscribe(api: ApiClient, token: string, signal: AbortSignal): Promise<void> {
  return post(api, '/api/v1/subscriptions/leave', { token }, signal);
}

async function post(
  api: ApiClient,
  path: string,
  body: object,
  signal: AbortSignal,
  ownOnly: OwnExtras = {},
): Promise<void> {
  await api.post(path, body, { parse: (response) => parse(subscriptionResponse, response), ownOnly, signal });
}
