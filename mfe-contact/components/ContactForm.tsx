import { Button } from '@site/ui/Button';
import { SectionHeading } from '@site/ui/SectionHeading';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { validateField } from '../contract/enquiry.ts';
import { enquiryFieldNames, forEachField } from '../contract/enquiry-fields.ts';
import { sendEnquiry } from '../data/enquiry-client.ts';
import { notSent } from '../data/error-message.ts';
import { formFields, markFields, toFormErrors } from '../data/form-errors.ts';
import type { Posted, TypedEnquiry } from '../data/posted.ts';
import { AnotherEnquiry } from './AnotherEnquiry.tsx';
import classes from './ContactForm.module.css';
import { EnquiryFailed } from './EnquiryFailed.tsx';
import { EnquiryField } from './EnquiryField.tsx';
import { contactFormHeading, EnquiryForm } from './EnquiryForm.tsx';
import { EnquirySent } from './EnquirySent.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { Honeypot } from './Honeypot.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { useDraft } from './useDraft.ts';
import { useEnquiry } from './useEnquiry.ts';
import { useForgetPosted } from './usePosted.ts';

/** The form of the contact page. `posted` is the outcome of a form sent without JavaScript. */
export function ContactForm({ posted }: { posted: Posted }) {
  const [postedErrors] = useState(() => toFormErrors(posted.status === 'invalid' ? posted.errors : {}));
  const typed = 'values' in posted ? posted.values : undefined;
  // No default values: react-hook-form would overwrite what was typed before hydration.
  const form = useForm<TypedEnquiry>({ mode: 'all', errors: postedErrors });
  // Number of enquiries sent from this page.
  const [round, setRound] = useState(posted.status === 'sent' ? 1 : 0);
  useForgetPosted(posted);
  const draft = useDraft('enquiry', enquiryFieldNames, (name, text) => form.setValue(name, text));
  const { sending, send, askForToken } = useEnquiry({
    form: 'enquiry',
    send: sendEnquiry,
    first: posted.status === 'sent' ? posted : { status: 'idle' },
    onSent() {
      form.reset(emptyFields);
      setRound(round + 1);
    },
    onFailed: (messages) => markFields(form, messages),
  });
  const isSending = sending.status === 'sending';
  return (
    <div className={classes.form}>
      <SectionHeading id={contactFormHeading} title={sending.status === 'sent' ? 'We will call you back' : title} />
      <EnquirySent sending={sending} />
      {sending.status === 'idle' && <PostedFailure posted={posted} />}
      {/* A new key after each enquiry replaces the controls, so that no old value or character count stays. */}
      <AnotherEnquiry key={round} hasSent={round > 0}>
        <div className={classes.asking}>
          <p>Please fill in every field so that the right person can call you back.</p>
          <EnquiryForm {...draft} aria-label={title} onFocus={askForToken} onSubmit={form.handleSubmit(send)}>
            {formFields.map((field) => (
              <EnquiryField
                {...field}
                key={field.name}
                control={form.register(field.name, { validate: (value) => validateField(field.name, value ?? '') })}
                error={form.formState.errors[field.name]?.message}
                required
                readOnly={isSending}
                defaultValue={round === 0 ? typed?.[field.name] : undefined}
              />
            ))}
            <Honeypot {...form.register('website')} id="field-website" />
            <PrivacyNotice id="contact-privacy" />
            <Button type="submit" isBusy={isSending} busyLabel="Sending…" aria-describedby="contact-privacy">
              Send message
            </Button>
            <EnquiryFailed sending={sending} />
          </EnquiryForm>
        </div>
      </AnotherEnquiry>
    </div>
  );
}

/** Shown at the top, because the answer to a form posted without JavaScript begins there. */
function PostedFailure({ posted }: { posted: Posted }) {
  switch (posted.status) {
    case 'invalid':
      return <FailureNotice title={notSent} message="Please check the marked fields. Nothing you typed is lost." />;
    case 'failed':
      return <FailureNotice title={posted.title} message={posted.message} />;
    default:
      return null;
  }
}

const title = 'Send a Message';

const emptyFields: TypedEnquiry = { ...forEachField(() => ''), website: '' };
