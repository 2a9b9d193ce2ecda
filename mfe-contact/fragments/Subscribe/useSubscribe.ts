import { useLocation } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { type SyntheticEvent, useRef, useState } from 'react';
import { type SubscriptionErrors, validateSubscription } from '../../contract/subscription.ts';
import { deleteDraft } from '../../data/drafts.ts';
import { errorMessage } from '../../data/error-message.ts';
import { requestSubscription, type TypedSubscription } from '../../data/subscription-client.ts';
import { typedSubscription } from '../../data/subscription-view.ts';
import { callWithToken, fetchToken } from '../../data/token.ts';

export type Subscribing =
  | { status: 'idle'; errors: SubscriptionErrors }
  | { status: 'sending' }
  | { status: 'requested' }
  | { status: 'failed'; message: string };

const idle: Subscribing = { status: 'idle', errors: {} };

/** Sends the form without leaving the page. Sending always ends, after a timeout at the latest. */
export function useSubscribe() {
  const { api } = useShell();
  const { pathname } = useLocation();
  const [subscribing, setSubscribing] = useState(idle);
  const isUnderWay = useRef(false);
  const [page, setPage] = useState(pathname);

  if (page !== pathname) {
    setPage(pathname);
    // The footer stays through a navigation, but a failure belongs to the page where it was shown.
    if (subscribing.status === 'failed') setSubscribing(idle);
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedSubscription(new FormData(form));
    const errors = validateSubscription(typed.emailId, typed.hasConsent);
    const [firstInvalid] = Object.keys(errors);
    if (firstInvalid) {
      setSubscribing({ status: 'idle', errors });
      form.querySelector<HTMLInputElement>(`[name="${firstInvalid}"]`)?.focus();
    } else if (!isUnderWay.current) {
      await send(typed);
    }
  }

  async function send(typed: TypedSubscription) {
    isUnderWay.current = true;
    setSubscribing({ status: 'sending' });
    try {
      await callWithToken(api, (signal) => requestSubscription(api, typed, signal, pathname));
      deleteDraft('subscription');
      setSubscribing({ status: 'requested' });
    } catch (error) {
      setSubscribing({ status: 'failed', message: errorMessage(error) });
    } finally {
      isUnderWay.current = false;
    }
  }

  return { subscribing, submit, fetchToken: () => fetchToken(api) };
}
