import type { PartFragment } from '@site/contracts/part-routes';
import { Link, useLocation } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { Fold } from '@site/ui/Fold';
import { Notice } from '@site/ui/Notice';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { SubscribeForm } from '../../components/SubscribeForm.tsx';
import { watchFocus } from '../../components/watch-focus.ts';
import { type SubscriptionErrors, validateSubscription } from '../../contract/subscription.ts';
import { deleteDraft } from '../../data/drafts.ts';
import { errorMessage } from '../../data/error-message.ts';
import {
  failedTitles,
  outcomes,
  requestSubscription,
  type TypedSubscription,
  typedSubscription,
} from '../../data/subscription.ts';
import { callWithToken, fetchToken } from '../../data/token.ts';
import classes from './Subscribe.module.css';

/** The subscribe form for the footer of every page (S23) but the subscription page, which has its own, and those in Hindi: the notes are in English. */
export function Subscribe() {
  const { pathname } = useLocation();
  if (pathname === '/subscription' || /^\/hi(\/|$)/.test(pathname)) return null;
  return (
    <section className={classes.subscribe} aria-labelledby="subscribe-heading">
      <Fold id="subscribe-heading" title="Notes on running a building">
        <FooterForm />
      </Fold>
    </section>
  );
}

function FooterForm() {
  const { subscribing, submit, fetchToken } = useSubscribe();
  return (
    <div className={classes.columns}>
      <div>
        <p>
          About one email a month, from the people who do the work. See our{' '}
          <Link to="/privacy-policy">privacy policy</Link>.
        </p>
      </div>
      <div className={classes.answer}>
        {subscribing.status !== 'requested' && (
          <SubscribeForm
            idPrefix="subscribe"
            aria-labelledby="subscribe-heading"
            errors={subscribing.status === 'idle' ? subscribing.errors : {}}
            isSending={subscribing.status === 'sending'}
            onFocus={fetchToken}
            onSubmit={submit}
          />
        )}
        <Outcome subscribing={subscribing} />
      </div>
    </div>
  );
}

type Subscribing =
  | { status: 'idle'; errors: SubscriptionErrors }
  | { status: 'sending' }
  | ({ status: 'requested' } & Answered)
  | ({ status: 'failed'; message: string } & Answered);

/** A visitor who types elsewhere by then keeps the focus, and is told by a toast. */
interface Answered {
  takesFocus: boolean;
}

const toastKey = 'subscription';

/** Sends the form without leaving the page. Sending always ends, after a timeout at the latest. */
function useSubscribe() {
  const { api, notify, dismiss } = useShell();
  const { pathname } = useLocation();
  const [subscribing, setSubscribing] = useState<Subscribing>({ status: 'idle', errors: {} });
  const isUnderWay = useRef(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    dismiss(toastKey);
    const form = event.currentTarget;
    const typed = typedSubscription(new FormData(form));
    const errors = validateSubscription(typed.emailId, typed.hasConsent);
    const [firstInvalid] = Object.keys(errors);
    if (firstInvalid) {
      setSubscribing({ status: 'idle', errors });
      form.querySelector<HTMLInputElement>(`[name="${firstInvalid}"]`)?.focus();
    } else if (!isUnderWay.current) {
      await send(typed, form);
    }
  }

  async function send(typed: TypedSubscription, form: HTMLFormElement) {
    isUnderWay.current = true;
    setSubscribing({ status: 'sending' });
    const mayTakeFocus = watchFocus(form);
    try {
      await callWithToken(api, (signal) => requestSubscription(api, typed, signal, pathname));
      deleteDraft('subscription');
      const takesFocus = mayTakeFocus();
      setSubscribing({ status: 'requested', takesFocus });
      if (!takesFocus) notify({ kind: 'success', message: outcomes.asked.title });
    } catch (error) {
      const message = errorMessage(error);
      const takesFocus = mayTakeFocus();
      setSubscribing({ status: 'failed', message, takesFocus });
      if (!takesFocus) notify({ kind: 'error', message: `${failedTitles.request}: ${message}`, key: toastKey });
    } finally {
      isUnderWay.current = false;
    }
  }

  return { subscribing, submit, fetchToken: () => fetchToken(api) };
}

function Outcome({ subscribing }: { subscribing: Subscribing }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ('takesFocus' in subscribing && subscribing.takesFocus) notice.current?.focus();
  }, [subscribing]);
  if (subscribing.status === 'requested') {
    return (
      <Notice kind="success" title={outcomes.asked.title} ref={notice}>
        <p>{outcomes.asked.text}</p>
      </Notice>
    );
  }
  if (subscribing.status !== 'failed') return null;
  return <FailureNotice title={failedTitles.request} message={subscribing.message} ref={notice} />;
}

export const fragment = {
  Fragment: Subscribe,
  loader: async () => null,
} satisfies PartFragment<null>;
