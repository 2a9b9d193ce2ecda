import type { PartFragment } from '@site/contracts/part-routes';
import { Link, useLocation } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { Fold } from '@site/ui/Fold';
import { Notice } from '@site/ui/Notice';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { SubscribeForm } from '../../components/SubscribeForm.tsx';
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

/** The subscribe form for the footer of every page (S23) but the subscription page, which has its own. */
export function Subscribe() {
  if (useLocation().pathname === '/subscription') return null;
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
  | { status: 'requested' }
  | { status: 'failed'; message: string };

const idle: Subscribing = { status: 'idle', errors: {} };

/** Sends the form without leaving the page. Sending always ends, after a timeout at the latest. */
function useSubscribe() {
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

function Outcome({ subscribing }: { subscribing: Subscribing }) {
  const notice = useRef<HTMLDivElement>(null);
  const { status } = subscribing;
  useEffect(() => {
    if (status === 'requested' || status === 'failed') notice.current?.focus();
  }, [status]);
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
