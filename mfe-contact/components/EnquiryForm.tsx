import { contactFormHeading } from '@site/brand/contact-links';
import { Link } from '@site/host/router';
import { Button } from '@site/ui/Button';
import type { ComponentProps } from 'react';
import { EnquiryField } from './EnquiryField.tsx';
import classes from './EnquiryForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { Honeypot } from './Honeypot.tsx';
import type { useEnquiry } from './useEnquiry.ts';

interface EnquiryFormProps extends Pick<ComponentProps<'form'>, 'aria-label' | 'aria-labelledby'> {
  enquiry: ReturnType<typeof useEnquiry>;
  /** Prefix of the ids of what is not a field. */
  idPrefix: string;
  button?: Pick<ComponentProps<typeof Button>, 'children' | 'busyLabel' | 'isSpinnerAlone'>;
}

/**
 * Fields in two columns below a summary of what is wrong with them, from the message on in one. Without JavaScript it posts to the contact
 * page in its language, which answers below the heading of its form.
 */
export function EnquiryForm({
  enquiry,
  idPrefix,
  button = { ...enquiry.texts.button, isSpinnerAlone: true },
  ...labels
}: EnquiryFormProps) {
  const { submission, notice, page, privacyPage, texts, sentCount, fields, source, draft, events } = enquiry;
  const isSending = submission.status === 'sending';
  return (
    <>
      {submission.status === 'invalid' && <ErrorSummary ref={notice} texts={texts} fields={fields} />}
      <form
        key={sentCount}
        {...labels}
        {...draft}
        className={classes.form}
        method="post"
        action={`${page}#${contactFormHeading}`}
        noValidate
        {...events}
      >
        {fields.map(({ question: _question, isRequired, ...field }) => (
          <EnquiryField {...field} key={field.name} required={isRequired} readOnly={isSending} count={texts.count} />
        ))}
        <Honeypot id={`${idPrefix}-form_botcheck`} />
        {source && <input type="hidden" {...source} />}
        <p id={`${idPrefix}-privacy`}>
          <span>{texts.privacy[0]}</span>
          <Link to={privacyPage}>{texts.privacy[1]}</Link>
          <span>{texts.privacy[2]}</span>
        </p>
        <p>
          <span>{texts.invented[0]}</span>
          <Link to="/about-this-site">{texts.invented[1]}</Link>
          <span>{texts.invented[2]}</span>
        </p>
        <Button {...button} type="submit" isBusy={isSending} aria-describedby={`${idPrefix}-privacy`} />
        {/* Below the button, so that the button stays under the pointer when the notice disappears at a retry. */}
        {submission.status === 'failed' && (
          <FailureNotice
            title={submission.title}
            message={submission.message}
            ways={texts.failure.otherWays}
            ref={notice}
          />
        )}
      </form>
    </>
  );
}
