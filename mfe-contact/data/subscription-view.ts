import type { DoneStep } from './subscription-words.ts';

/** What the subscription page shows. */
export type SubscriptionView =
  | {
      step: 'ask';
      emailId?: string;
      hasConsent?: boolean;
      errors: { emailId?: string; consent?: string };
      message?: string;
    }
  | { step: 'confirm' | 'leave'; token: string; message?: string }
  | { step: 'done'; what: DoneStep };
