import { SectionHeading } from '@site/ui/SectionHeading';
import { contactForm } from '../data/forms.ts';
import classes from './ContactForm.module.css';
import { contactFormHeading, EnquiryForm } from './EnquiryForm.tsx';
import { EnquirySent } from './EnquirySent.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useEnquiry } from './useEnquiry.ts';
import { type Posted, useDeletePostedDraft } from './usePosted.ts';

/** The form of the contact page. `posted` is the outcome of a form sent without JavaScript. */
export function ContactForm({ posted }: { posted: Posted }) {
  useDeletePostedDraft(posted);
  const enquiry = useEnquiry(contactForm, { source: '/contact', posted });
  return (
    <div className={classes.form}>
      <SectionHeading id={contactFormHeading} title={title} />
      <EnquirySent sending={enquiry.sending} />
      {enquiry.sending.status === 'idle' && <PostedFailure posted={posted} />}
      <div className={classes.entry}>
        <p>Please fill in every field so that the right person can call you back.</p>
        <EnquiryForm
          enquiry={enquiry}
          idPrefix="field"
          aria-label={title}
          button={{ children: 'Send message', busyLabel: 'Sending…', isSpinnerAlone: true }}
        />
      </div>
    </div>
  );
}

/** Shown at the top, because the response to a form posted without JavaScript begins there. */
function PostedFailure({ posted }: { posted: Posted }) {
  switch (posted.status) {
    case 'invalid':
      return <ErrorSummary fields={contactForm.fields.filter(({ question }) => posted.errors[question])} />;
    case 'failed':
      return <FailureNotice title={posted.title} message={posted.message} />;
    default:
      return null;
  }
}

const title = 'Send a Message';
