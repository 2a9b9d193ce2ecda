import { contactFormHeading } from '@site/brand/contact-links';
import { SectionHeading } from '@site/ui/SectionHeading';
import { contactForm, type FormDefinition } from '../data/forms.ts';
import classes from './ContactForm.module.css';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquirySent } from './EnquirySent.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useEnquiry } from './useEnquiry.ts';
import type { FormStart } from './useFormStart.ts';

interface ContactFormProps {
  start?: FormStart;
  /** The form in another language. */
  definition?: FormDefinition;
  /** Path of the page that shows it. */
  source?: string;
}

/** The form of the contact page. */
export function ContactForm({
  start = { status: 'empty' },
  definition = contactForm,
  source = definition.page,
}: ContactFormProps) {
  const enquiry = useEnquiry(definition, { source, start });
  const { name, title, intro, another, begun, sent } = definition.texts;
  const isSent = enquiry.submission.status === 'sent';
  const isBegun = start.status === 'prepared' || start.status === 'template';
  return (
    <section className={classes.form} aria-label={name}>
      <SectionHeading id={contactFormHeading} title={title} />
      <EnquirySent submission={enquiry.submission} texts={sent} />
      {enquiry.submission.status === 'idle' && <PostedFailure start={start} enquiry={enquiry} />}
      <div className={classes.entry} data-another={isSent || undefined}>
        {isSent ? (
          <h3>{another}</h3>
        ) : (
          <>
            {isBegun && <p className={classes.begun}>{begun[start.status]}</p>}
            <p>{intro}</p>
          </>
        )}
        <EnquiryForm enquiry={enquiry} idPrefix="field" aria-label={name} />
      </div>
    </section>
  );
}

interface PostedFailureProps {
  start: FormStart;
  enquiry: ReturnType<typeof useEnquiry>;
}

/** Shown at the top, because the response to a form posted without JavaScript begins there. */
function PostedFailure({ start, enquiry: { fields, texts } }: PostedFailureProps) {
  switch (start.status) {
    case 'invalid':
      return <ErrorSummary fields={fields} texts={texts} />;
    case 'failed':
      return <FailureNotice title={start.title} message={start.message} ways={texts.failure.otherWays} />;
    default:
      return null;
  }
}
