import { brand } from '@site/brand';
import { useLocation } from '@site/host/router';
import { Button } from '@site/ui/Button';
import { Field } from '@site/ui/Field';
import { Notice } from '@site/ui/Notice';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { StepForm, StepLayout } from '../components/StepLayout.tsx';
import { useKeptActionData } from '../components/useKeptActionData.ts';
import type { StoredEntries } from '../contract/stored-data.ts';
import { openedToken } from '../data/opened-link.ts';
import type { postYourData } from '../data/post-your-data.ts';
import type { YourDataView } from '../data/your-data-view.ts';
import classes from './YourDataPage.module.css';

/**
 * A visitor asks for a link by mail, which leads back here. Opening it shows nothing yet, because mail programs open links before people do.
 */
export function YourDataPage() {
  const view = useYourDataView();
  return (
    <StepLayout
      title="Your data"
      intro="See what we store of your enquiry, and erase it."
      about={{ title: 'About this page', points: aboutThisPage }}
    >
      <Step view={view} />
    </StepLayout>
  );
}

/** What the page shows: the outcome of the posted form, else what the address says. */
function useYourDataView(): YourDataView {
  const actionData = useKeptActionData<typeof postYourData>();
  const query = new URLSearchParams(useLocation().search);
  if (actionData) return actionData;
  const token = openedToken(query, 'link');
  if (token) return { step: 'link', token };
  return query.has('sent') ? { step: 'sent' } : { step: 'request', errors: {} };
}

function Step({ view }: { view: YourDataView }) {
  switch (view.step) {
    case 'request':
      return <RequestForm {...view} />;
    case 'sent':
      return (
        <Notice kind="success" title="Please check your inbox" headingLevel={2}>
          <p>
            If we have an enquiry with this reference from this address, its link comes by email in a few minutes. It
            works for 30 minutes, and we mail at most two a day. Without it we say nothing about what is stored, not
            even whether something is.
          </p>
        </Notice>
      );
    case 'link':
      return (
        <>
          {view.message && <FailureNotice title="Nothing was changed" message={view.message} />}
          <StepForm action={page} title="See what is stored?" hidden={{ step: 'show', token: view.token }}>
            <Button type="submit">Show my data</Button>
          </StepForm>
        </>
      );
    case 'stored':
      return <Stored {...view} />;
    case 'erased':
      return (
        <Notice kind="success" title="The enquiry is erased" headingLevel={2}>
          <p>
            {view.reference} is deleted on this website, and within 35 days in our backups. Our office deletes emails
            about it by hand: to have that done now, write to {grievanceLink}.
          </p>
        </Notice>
      );
    case 'over':
      return (
        <Notice kind="info" title="This link is used up" headingLevel={2}>
          <p>{view.message}</p>
        </Notice>
      );
  }
}

function RequestForm({ reference, emailId, errors, message }: Extract<YourDataView, { step: 'request' }>) {
  return (
    <>
      {message && <FailureNotice title="No link was sent" message={message} />}
      <StepForm action={page} title="Ask for your link" hidden={{ step: 'request' }}>
        <Field
          label="Reference"
          name="reference"
          kind="text"
          hint="As in SEV-7K3M-92QX; we gave it when you wrote to us."
          required
          defaultValue={reference}
          error={errors.reference}
        />
        <Field
          label="Email address"
          name="emailId"
          kind="email"
          hint="The address that you gave with the enquiry."
          autoComplete="email"
          required
          defaultValue={emailId}
          error={errors.emailId}
        />
        <Button type="submit">Email me the link</Button>
      </StepForm>
    </>
  );
}

function Stored({ token, stored }: Extract<YourDataView, { step: 'stored' }>) {
  const { reference, enquiry, subscription } = stored;
  return (
    <>
      <h2>Your enquiry {reference}</h2>
      <StoredList entries={enquiry} />
      <StepForm action={page} title="Erase it?" headingLevel={3} hidden={{ step: 'erase', token }}>
        <p>It is deleted for good, answered or not. Nobody can bring it back.</p>
        <Button type="submit">Erase this enquiry</Button>
      </StepForm>
      {subscription && (
        <>
          <h2>Your subscription to our notes</h2>
          <StoredList entries={subscription.entries} />
          <p>
            <a href={subscription.unsubscribe}>Unsubscribe</a>
          </p>
        </>
      )}
    </>
  );
}

const page = '/your-data';

const grievanceEmail = brand.registration.grievance.email;
const grievanceLink = <a href={`mailto:${grievanceEmail}`}>{grievanceEmail}</a>;

const aboutThisPage = [
  { title: 'Why by email', text: 'Only whoever reads the mailbox of an enquiry may see or erase it.' },
  {
    title: 'No email?',
    text: 'Check reference and address. A mailbox gets at most two of these emails and acknowledgements in a day.',
  },
  {
    title: 'Everything else',
    text: `For corrections, other data, or a lost reference, write to ${grievanceEmail}.`,
  },
];

/** Each text below its label. */
function StoredList({ entries }: { entries: StoredEntries }) {
  return (
    <dl className={classes.list}>
      {entries.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
