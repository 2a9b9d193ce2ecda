import { useActionData, useLocation } from '@site/host/router';
import type { action } from '../pages/post-subscription.ts';
import { type DoneStep, isDoneStep } from './subscription-words.ts';

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

/** What the page shows: what a posted form came to, else what the address asks for. */
export function useSubscriptionView(): SubscriptionView {
  const answer = useActionData<typeof action>();
  const query = new URLSearchParams(useLocation().search);
  if (answer) return answer;
  for (const step of ['confirm', 'leave'] as const) {
    const token = query.get(step);
    if (token && isToken(token)) return { step, token };
  }
  const done = query.get('done');
  return isDoneStep(done) ? { step: 'done', what: done } : { step: 'ask', errors: {} };
}

/** Checked, for anybody can write an address: nothing of a stranger's gets into the page. */
function isToken(text: string): boolean {
  return /^[\w.-]{1,300}$/.test(text);
}
