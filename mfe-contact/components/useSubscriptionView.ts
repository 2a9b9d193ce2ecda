import { useActionData, useLocation } from '@site/host/router';
import { linkPurposes } from '../contract/subscription.ts';
import type { postSubscription } from '../data/post-subscription.ts';
import { isOutcome, type SubscriptionView } from '../data/subscription-view.ts';

/** What the page shows: the outcome of a posted form, else what the address says. */
export function useSubscriptionView(): SubscriptionView {
  const answer = useActionData<typeof postSubscription>();
  const query = new URLSearchParams(useLocation().search);
  if (answer) return answer;
  for (const step of ['confirm', 'unsubscribe'] as const) {
    const token = query.get(linkPurposes[step]);
    if (token && isToken(token)) return { step, token };
  }
  const done = query.get('done');
  return isOutcome(done) ? { step: 'done', outcome: done } : { step: 'request', errors: {} };
}

/** Checked, because anybody can craft a link: the page must not repeat a stranger's words. */
function isToken(text: string): boolean {
  return /^[\w.-]{1,300}$/.test(text);
}
