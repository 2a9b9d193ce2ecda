import type { ApiClient } from '@site/contracts/api';
import type { ActionArgs } from '@site/contracts/part-routes';
import { data, redirect } from '@site/host/router';
import { validateSubscription } from '../contract/subscription.ts';
import { errorMessage, refusedStatus } from './error-message.ts';
import { askToSubscribe, confirmSubscription, endSubscription } from './subscription-client.ts';
import { type DoneStep, type SubscriptionView, textIn, typedIn } from './subscription-view.ts';

/**
 * Handles the subscription forms, which work without JavaScript: 303 when the step is done, else the page with what was
 * typed.
 */
export async function postSubscription({ form, api, request: { signal } }: ActionArgs) {
  const token = textIn(form, 'token');
  switch (textIn(form, 'step')) {
    case 'confirm':
      return attempt('confirmed', () => confirmSubscription(api, token, signal), { step: 'confirm', token });
    case 'leave':
      return attempt('left', () => endSubscription(api, token, signal), { step: 'leave', token });
    default:
      return ask(form, api, signal);
  }
}

async function ask(form: FormData, api: ApiClient, signal: AbortSignal) {
  const typed = typedIn(form);
  const errors = validateSubscription(typed.emailId, typed.hasConsent);
  const view = { step: 'ask', emailId: typed.emailId, hasConsent: typed.hasConsent, errors } as const;
  if (Object.keys(errors).length > 0) return data<SubscriptionView>(view, { status: 422 });
  return attempt('asked', () => askToSubscribe(api, typed, signal), view);
}

async function attempt(
  done: DoneStep,
  work: () => Promise<void>,
  otherwise: Exclude<SubscriptionView, { step: 'done' }>,
) {
  try {
    await work();
    return redirect(`/subscription?done=${done}`, 303);
  } catch (error) {
    return data<SubscriptionView>({ ...otherwise, message: errorMessage(error) }, { status: refusedStatus(error) });
  }
}
