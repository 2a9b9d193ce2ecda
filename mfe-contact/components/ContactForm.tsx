import { contactFormHeading } from '@site/brand';
import { SectionHeading } from '@site/ui/SectionHeading';
import { contactForm, type FormDefinition } from '../data/forms.ts';
import classes from './ContactForm.module.css';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquirySent } from './EnquirySent.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useEnquiry } from './useEnquiry.ts';
import { type Posted, useDeletePostedDraft } from './usePosted.ts';

interface ContactFormProps {
  /** The outcome of a form sent without JavaScript. */
  posted?: Posted;
  /** The form in another language. */
  definition?: FormDefinition;
  /** Path of the page that shows it. */
  source?: string;
}

/** The form of the contact page. */
export function ContactForm({
  posted = { status: 'fresh' },
  definition = contactForm,
  source = definition.page,
}: ContactFormProps) {
  useDeletePostedDraft(posted);
  const enquiry = useEnquiry(definition, { source, posted });
  const { title, intro, another, begun, sent } = definition.texts;
  const isSent = enquiry.sending.status === 'sent';
  const isBegun = posted.status === 'prepared' || posted.status === 'template';
  return (
    <div className={classes.form}>
      <SectionHeading id={contactFormHeading} title={title} />
      <EnquirySent sending={enquiry.sending} texts={sent} />
      {enquiry.sending.status === 'idle' && <PostedFailure posted={posted} enquiry={enquiry} />}
      <div className={classes.entry} data-another={isSent || undefined}>
        {isSent ? (
          <h3>{another}</h3>
        ) : (
          <>
            {isBegun && <p className={classes.begun}>{begun[posted.status]}</p>}
            <p>{intro}</p>
          </>
        )}
        <EnquiryForm enquiry={enquiry} idPrefix="field" aria-label={isSent ? another : title} />
      </div>
    </div>
  );
}

interface PostedFailureProps {
  posted: Posted;
  enquiry: ReturnType<typeof useEnquiry>;
}

/** Shown at the top, because the response to a form posted without JavaScript begins there. */
function PostedFailure({ posted, enquiry: { fields, texts } }: PostedFailureProps) {
  switch (posted.status) {
    case 'invalid':
      return <ErrorSummary fields={fields} texts={texts} />;
    case 'failed':
      return <FailureNotice title={posted.title} message={posted.message} ways={texts.failure.otherWays} />;
    default:
      return null;
  }
}
