import { Link, useLocation } from '@site/host/router';
import { Fragment } from '@site/host/shell-api';
import { Button } from '@site/ui/Button';
import { Notice } from '@site/ui/Notice';
import { useEffect } from 'react';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { StepForm, StepLayout } from '../components/StepLayout.tsx';
import { SubscribeForm } from '../components/SubscribeForm.tsx';
import { useKeptActionData } from '../components/useKeptActionData.ts';
import { linkPurposes } from '../contract/subscription.ts';
import { deleteDraft } from '../data/drafts.ts';
import { openedToken } from '../data/opened-link.ts';
import type { postSubscription } from '../data/post-subscription.ts';
import { failedTitles, isOutcome, type Outcome, outcomes, type SubscriptionView } from '../data/subscription.ts';

/**
 * The target of the links in our emails. Opening a link changes nothing yet, because mail programs open links before
 * people do.
 */
export function SubscriptionPage() {
  const view = useSubscriptionView();
  return (
    <>
      <StepLayout
        title="Get our monthly email"
        intro="Notes on running a building, about once a month, from the people who do the work."
        about={{ title: 'About our notes', points: aboutNotes }}
      >
        {view.step !== 'done' && view.message && (
          <FailureNotice title={failedTitles[view.step]} message={view.message} />
        )}
        <Step view={view} />
      </StepLayout>
      <Fragment name="RecentPosts" />
    </>
  );
}

/** What the page shows: the outcome of a posted form, else what the address says. */
function useSubscriptionView(): SubscriptionView {
  const actionData = useKeptActionData<typeof postSubscription>();
  const query = new URLSearchParams(useLocation().search);
  if (actionData) return actionData;
  for (const step of ['confirm', 'unsubscribe'] as const) {
    const token = openedToken(query, linkPurposes[step]);
    if (token) return { step, token };
  }
  const done = query.get('done');
  return isOutcome(done) ? { step: 'done', outcome: done } : { step: 'request', errors: {} };
}

function Step({ view }: { view: SubscriptionView }) {
  switch (view.step) {
    case 'request':
      return (
        <>
          <h2>Subscribe</h2>
          <SubscribeForm
            idPrefix="subscription"
            aria-label="Subscribe"
            errors={view.errors}
            emailId={view.emailId}
            hasConsent={view.hasConsent}
          />
          <p>
            Your address and the words you agreed to are kept as our <Link to="/privacy-policy">privacy policy</Link>{' '}
            says.
          </p>
        </>
      );
    case 'confirm':
      return <LinkForm {...view} title="Confirm your subscription?" button="Confirm subscription" />;
    case 'unsubscribe':
      return <LinkForm {...view} title="Unsubscribe from our notes?" button="Unsubscribe" />;
    case 'done':
      return <Done outcome={view.outcome} />;
  }
}

interface LinkFormProps {
  step: keyof typeof linkPurposes;
  token: string;
  title: string;
  button: string;
}

function LinkForm({ step, token, title, button }: LinkFormProps) {
  return (
    <StepForm action="/subscription" title={title} hidden={{ step: linkPurposes[step], token }}>
      <Button type="submit">{button}</Button>
    </StepForm>
  );
}

function Done({ outcome }: { outcome: Outcome }) {
  useEffect(() => deleteDraft('subscription'), []);
  return (
    <Notice kind="success" title={outcomes[outcome].title}>
      <p>{outcomes[outcome].text}</p>
    </Notice>
  );
}

/** What a subscriber gets, how often and how it ends. */
const aboutNotes = [
  {
    title: 'What you get',
    text: 'Notes like the posts below: what to look at in a building, and what the work costs.',
  },
  { title: 'How often', text: 'About once a month. The first comes only after you have confirmed your address.' },
  { title: 'How it ends', text: 'Each of them has a link to unsubscribe: open it and press the button.' },
];
