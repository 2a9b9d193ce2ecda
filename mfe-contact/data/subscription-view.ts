import type { SubscriptionErrors } from '../contract/subscription.ts';
import type { TypedSubscription } from './subscription-client.ts';

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
    text: 'You will find an email with a link there. Follow it to start your subscription. None has come? An address that was once unsubscribed gets no such email: please write to us.',
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

/** The values of a subscribe form as a browser posts it. */
export function typedSubscription(form: FormData): TypedSubscription {
  return { emailId: textIn(form, 'emailId').trim(), hasConsent: form.has('consent'), website: textIn(form, 'website') };
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
