import { brand } from '@site/brand';
import * as v from 'valibot';
import { linkToken } from './link-token.ts';
import { bodyMessage, emailRule, sourceRule } from './rules.ts';

/**
 * The words a subscriber agrees to. They are stored with each consent, so a change here does not affect earlier ones.
 */
export const consentWording = `I agree that ${brand.name} sends me practical notes on running a building by email, about once a month. I can unsubscribe at any time.`;

const consentMessage = 'Please tick the box if you agree.';

/** Body of `POST /api/v1/subscriptions`. */
export const subscriptionSchema = v.object(
  {
    emailId: emailRule,
    consent: v.pipe(v.optional(v.boolean(consentMessage), false), v.literal(true, consentMessage)),
    source: sourceRule,
    /** The honeypot: hidden from people, so mostly bots fill it in. No filler knows its name. */
    form_botcheck: v.optional(v.string('This field must be text.')),
  },
  bodyMessage,
);

/** What a link in a mail is for, and the word for it in addresses, tokens and posted forms. */
export const linkPurposes = {
  confirm: 'confirm',
  // Unsubscribe links never expire, so those in mails that were sent long ago must keep working.
  unsubscribe: 'leave',
} as const;

/** Body of `POST /api/v1/subscriptions/confirm` and `…/leave`. */
export const linkSchema = v.object({ token: linkToken });

export const subscriptionResponse = v.object({ status: v.literal('success') });

/** The messages for the form, by field. */
export type SubscriptionErrors = { emailId?: string; consent?: string };

/** What is wrong with a control of the form. */
export const subscriptionFaults = {
  emailId: (typed: string) => v.safeParse(emailRule, typed, { abortPipeEarly: true }).issues?.[0].message,
  consent: (isGiven: boolean) => (isGiven ? undefined : consentMessage),
};

export function validateSubscription(typed: string, hasConsent: boolean): SubscriptionErrors {
  const [emailId, consent] = [subscriptionFaults.emailId(typed), subscriptionFaults.consent(hasConsent)];
  return { ...(emailId && { emailId }), ...(consent && { consent }) };
}
