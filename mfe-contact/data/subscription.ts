import type { ApiClient, OwnExtras } from '@site/contracts/api';
import { parse } from 'valibot';
import { type SubscriptionErrors, subscriptionResponse } from '../contract/subscription.ts';
import { textIn } from './text-in.ts';

/** The subscribe form's values. */
export interface TypedSubscription {
  emailId: string;
  hasConsent: boolean;
  /** The honeypot: empty unless a bot filled it in. */
  form_botcheck: string;
}

/** The values of a subscribe form as a browser posts it. */
export function typedSubscription(form: FormData): TypedSubscription {
  return {
    emailId: textIn(form, 'emailId').trim(),
    hasConsent: form.has('consent'),
    form_botcheck: textIn(form, 'form_botcheck'),
  };
}

/** Resolves once the request is accepted, for known and new addresses alike. Throws `ApiError`. */
export function requestSubscription(
  api: ApiClient,
  { emailId, hasConsent, form_botcheck }: TypedSubscription,
  signal: AbortSignal,
  source?: string,
): Promise<void> {
  return post(api, '/api/v1/subscriptions', { emailId, consent: hasConsent }, signal, {
    fields: { form_botcheck, ...(source && { source }) },
  });
}

export function confirmSubscription(api: ApiClient, token: string, signal: AbortSignal): Promise<void> {
  return post(api, '/api/v1/subscriptions/confirm', { token }, signal);
}

export function unsubscribe(api: ApiClient, token: string, signal: AbortSignal): Promise<void> {
  return post(api, '/api/v1/subscriptions/leave', { token }, signal);
}

/** What the subscription page shows. */
export type SubscriptionView =
  | {
      step: 'request';
      emailId?: string;
      hasConsent?: boolean;
      errors: SubscriptionErrors;
      message?: string;
    }
  | { step: 'confirm' | 'unsubscribe'; token: string; message?: string }
  | { step: 'done'; outcome: Outcome };

/** Messages after a step, on the page and in the footer, by the value of `done` in the page's address. */
export const outcomes = {
  asked: {
    title: 'Please check your inbox',
    text: 'If the address is new to us, you will find an email with a link there. Open it and press the button to subscribe. Nothing yet? An address that is already subscribed, has unsubscribed or was asked twice gets none: please write to us.',
  },
  confirmed: {
    title: 'Your subscription is confirmed',
    text: 'Thank you. You will get our next notes by email. Every email has a link to unsubscribe.',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'We will send no more notes to your address. Thank you for reading them.',
  },
} as const;

/** Titles for a step that failed; the reason is below. */
export const failedTitles = {
  request: 'You are not subscribed yet',
  confirm: 'We could not confirm your subscription',
  unsubscribe: 'We could not unsubscribe you',
} as const;

export type Outcome = keyof typeof outcomes;

export function isOutcome(text: string | null): text is Outcome {
  return text !== null && Object.hasOwn(outcomes, text);
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
