import { Link } from '@site/host/router';
import { Fragment } from '@site/host/services';
import { Banner } from '@site/ui/Banner';
import { Notice } from '@site/ui/Notice';
import { PointList } from '@site/ui/PointList';
import { Section } from '@site/ui/Section';
import { useEffect } from 'react';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { FormColumns } from '../components/FormColumns.tsx';
import { SubscribeForm } from '../components/SubscribeForm.tsx';
import { SubscriptionStep } from '../components/SubscriptionStep.tsx';
import { useSubscriptionView } from '../components/useSubscriptionView.ts';
import { deleteDraft } from '../data/drafts.ts';
import { failedTitles, type Outcome, outcomes, type SubscriptionView } from '../data/subscription-view.ts';
import classes from './SubscriptionPage.module.css';

/**
 * The target of the links in our emails. Opening a link changes nothing yet, because mail programs open links before
 * people do.
 */
export function SubscriptionPage() {
  const view = useSubscriptionView();
  return (
    <>
      <Banner
        title="Subscription"
        crumbs={[{ label: 'Subscription' }]}
        intro="Notes on running a building, by email, about once a month."
      />
      <Section tone="tint" room="joined">
        <FormColumns aside={{ id: 'about-notes', title: 'About our notes', content: <AboutNotes /> }}>
          <div className={classes.answer}>
            {view.step !== 'done' && view.message && (
              <FailureNotice title={failedTitles[view.step]} message={view.message} />
            )}
            <Step view={view} />
          </div>
        </FormColumns>
      </Section>
      <Fragment name="RecentPosts" />
    </>
  );
}

function Step({ view }: { view: SubscriptionView }) {
  switch (view.step) {
    case 'request':
      return (
        <>
          <h2>Get them by email</h2>
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
      return (
        <SubscriptionStep
          step="confirm"
          token={view.token}
          title="Confirm your subscription?"
          button="Confirm subscription"
        />
      );
    case 'unsubscribe':
      return (
        <SubscriptionStep
          step="unsubscribe"
          token={view.token}
          title="Unsubscribe from our notes?"
          button="Unsubscribe"
        />
      );
    case 'done':
      return <Done outcome={view.outcome} />;
  }
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
function AboutNotes() {
  return <PointList points={points} />;
}

const points = [
  {
    title: 'What you get',
    text: 'Notes like the posts below: what to look at in a building, and what the work costs.',
  },
  { title: 'How often', text: 'About once a month. The first comes only after you have followed a link to confirm.' },
  { title: 'How it ends', text: 'With one click: a link to unsubscribe stands in each of them.' },
];
