import type { ApiClient } from '@site/contracts/api';
import type { ActionArgs } from '@site/contracts/part-routes';
import { data, redirect } from '@site/host/router';
import { linkPurposes, validateSubscription } from '../contract/subscription.ts';
import { errorMessage, refusedStatus } from './error-message.ts';
import {
  confirmSubscription,
  type Outcome,
  requestSubscription,
  type SubscriptionView,
  typedSubscription,
  unsubscribe,
} from './subscription.ts';
import { textIn } from './text-in.ts';

/**
 * Handles the subscription forms, which work without JavaScript: 303 when the step is done, else the page with what was
 * typed.
 */
export async function postSubscription({ form, api, request: { signal } }: ActionArgs) {
  const token = textIn(form, 'token');
  switch (textIn(form, 'step')) {
    case linkPurposes.confirm:
      return attempt('confirmed', () => confirmSubscription(api, token, signal), { step: 'confirm', token });
    case linkPurposes.unsubscribe:
      return attempt('unsubscribed', () => unsubscribe(api, token, signal), { step: 'unsubscribe', token });
    default:
      return request(form, api, signal);
  }
}

async function request(form: FormData, api: ApiClient, signal: AbortSignal) {
  const typed = typedSubscription(form);
  const errors = validateSubscription(typed.emailId, typed.hasConsent);
  const view = { step: 'request', emailId: typed.emailId, hasConsent: typed.hasConsent, errors } as const;
  if (Object.keys(errors).length > 0) return data<SubscriptionView>(view, { status: 422 });
  return attempt('asked', () => requestSubscription(api, typed, signal), view);
}

async function attempt(
  outcome: Outcome,
  work: () => Promise<void>,
  otherwise: Exclude<SubscriptionView, { step: 'done' }>,
) {
  try {
    await work();
    return redirect(`/subscription?done=${outcome}`, 303);
  } catch (error) {
    const status = refusedStatus(error);
    // A link that is used up cannot be confirmed at another press: the visitor subscribes anew.
    const view =
      status === 410 && otherwise.step === 'confirm' ? ({ step: 'request', errors: {} } as const) : otherwise;
    return data<SubscriptionView>({ ...view, message: errorMessage(error) }, { status });
  }
}
