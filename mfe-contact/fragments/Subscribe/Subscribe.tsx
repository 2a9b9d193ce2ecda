import type { PartFragment } from '@site/contracts/part-routes';
import { Link, useLocation } from '@site/host/router';
import { Fold } from '@site/ui/Fold';
import { Notice } from '@site/ui/Notice';
import { useEffect, useRef } from 'react';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { SubscribeForm } from '../../components/SubscribeForm.tsx';
import { failedTitles, outcomes } from '../../data/subscription-view.ts';
import classes from './Subscribe.module.css';
import { type Subscribing, useSubscribe } from './useSubscribe.ts';

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
          One email a month, from the people who do the work. See our <Link to="/privacy-policy">privacy policy</Link>.
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
