import type { PartFragment } from '@site/contracts/part-routes';
import { Link, useLocation } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { Fold } from '@site/ui/Fold';
import { Notice } from '@site/ui/Notice';
import { useForm } from 'react-hook-form';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { SubscribeForm } from '../../components/SubscribeForm.tsx';
import { type ControlValues, useSubmission } from '../../components/useSubmission.ts';
import { subscriptionFaults } from '../../contract/subscription.ts';
import { errorMessage } from '../../data/error-message.ts';
import { failedTitles, outcomes, requestSubscription, typedSubscription } from '../../data/subscription.ts';
import classes from './Subscribe.module.css';

/** The subscribe form for the footer of every page (S23) but the subscription page, which has its own, and those in Hindi: the notes are in English. */
export function Subscribe() {
  const { pathname } = useLocation();
  if (pathname === '/subscription' || /^\/hi(\/|$)/.test(pathname)) return null;
  return (
    <section className={classes.subscribe} aria-labelledby="subscribe-heading">
      <Fold id="subscribe-heading" title="Get our monthly email">
        <FooterForm />
      </Fold>
    </section>
  );
}

function FooterForm() {
  const { submission, notice, form } = useSubscription();
  return (
    <div className={classes.columns}>
      <div>
        <p>
          Notes on running a building, about once a month, from the people who do the work. See our{' '}
          <Link to="/privacy-policy">privacy policy</Link>.
        </p>
      </div>
      <div className={classes.answer}>
        {submission.status === 'sent' ? (
          <Notice kind="success" title={outcomes.asked.title} ref={notice}>
            <p>{outcomes.asked.text}</p>
          </Notice>
        ) : (
          <SubscribeForm {...form} idPrefix="subscribe" aria-labelledby="subscribe-heading" />
        )}
        {submission.status === 'failed' && (
          <FailureNotice title={submission.title} message={submission.message} ref={notice} />
        )}
      </div>
    </div>
  );
}

/** Sends the form without leaving the page. */
function useSubscription() {
  const { api } = useShell();
  const { pathname } = useLocation();
  // Messages come and go at a press only: each is announced, which at every key would be too often.
  const form = useForm<ControlValues>({ reValidateMode: 'onSubmit' });
  const { submission, notice, events } = useSubmission(form, {
    name: 'subscription',
    send: async (typed, signal) => {
      await requestSubscription(api, typedSubscription(typed), signal, pathname);
      return {};
    },
    describeFailure: (error) => ({ title: failedTitles.request, message: errorMessage(error) }),
    thanks: outcomes.asked.title,
  });
  const { emailId, consent } = form.formState.errors;
  return {
    submission,
    notice,
    form: {
      ...events,
      isSending: submission.status === 'sending',
      errors: {
        ...(emailId?.message && { emailId: emailId.message }),
        ...(consent?.message && { consent: consent.message }),
      },
      controls: {
        emailId: form.register('emailId', { validate: (text) => subscriptionFaults.emailId(String(text ?? '')) }),
        consent: form.register('consent', { validate: (isGiven) => subscriptionFaults.consent(isGiven === true) }),
      },
    },
  };
}

export const fragment = {
  Fragment: Subscribe,
  loader: async () => null,
} satisfies PartFragment<null>;
