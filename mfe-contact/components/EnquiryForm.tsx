import { Button } from '@site/ui/Button';
import type { ComponentProps } from 'react';
import { EnquiryFailed } from './EnquiryFailed.tsx';
import { EnquiryField } from './EnquiryField.tsx';
import classes from './EnquiryForm.module.css';
import { InvalidFields } from './ErrorSummary.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useStepsPicture } from './NextSteps.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import type { useEnquiryForm } from './useEnquiryForm.ts';

export const contactFormHeading = 'contact-form-heading';

interface EnquiryFormProps extends Pick<ComponentProps<'form'>, 'aria-label' | 'aria-labelledby'> {
  enquiry: ReturnType<typeof useEnquiryForm>;
  /** Prefix of the ids of what is not a field. */
  idPrefix: string;
  button: Pick<ComponentProps<typeof Button>, 'children' | 'busyLabel' | 'isSpinnerAlone'>;
}

/**
 * Fields in two columns, from the message on in one. Without JavaScript it posts to the contact page, which answers below
 * the heading of its form.
 */
export function EnquiryForm({ enquiry, idPrefix, button, ...labels }: EnquiryFormProps) {
  const { sending, sentCount, fields, honeypot, hidden, element } = enquiry;
  const fetchPicture = useStepsPicture();
  const isSending = sending.status === 'sending';
  return (
    <form
      // A new key after each enquiry replaces the controls, so that no old value or character count stays.
      key={sentCount}
      {...labels}
      {...element}
      className={classes.form}
      method="post"
      action={`/contact#${contactFormHeading}`}
      noValidate
      onFocus={() => {
        fetchPicture();
        element.onFocus();
      }}
    >
      {fields.map(({ question: _question, check: _check, isRequired, ...field }) => (
        <EnquiryField {...field} key={field.name} required={isRequired} readOnly={isSending} />
      ))}
      <Honeypot {...honeypot} id={`${idPrefix}-${honeypot.name}`} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PrivacyNotice id={`${idPrefix}-privacy`} />
      <InvalidFields sending={sending} fields={fields} />
      <Button {...button} type="submit" isBusy={isSending} aria-describedby={`${idPrefix}-privacy`} />
      <EnquiryFailed sending={sending} />
    </form>
  );
}
