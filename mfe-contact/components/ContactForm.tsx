import { Button } from '@site/ui/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { validateField } from '../contract/enquiry.ts';
import { sendEnquiry } from '../data/enquiry-client.ts';
import { markFields, toFormErrors } from '../data/form-errors.ts';
import { formFields } from '../data/form-fields.ts';
import type { Posted, TypedEnquiry } from '../data/posted.ts';
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
import { useForgetPosted } from './useForgetPosted.ts';

/** The form of the contact page. `posted` is the outcome of a form sent without JavaScript. */
export function ContactForm({ posted }: { posted: Posted }) {
  const [postedErrors] = useState(() => toFormErrors(posted.status === 'invalid' ? posted.errors : {}));
  const typed = 'values' in posted ? posted.values : undefined;
  // No default values: react-hook-form would overwrite what was typed before hydration.
  const form = useForm<TypedEnquiry>({ mode: 'all', errors: postedErrors });
  const [round, setRound] = useState(0);
  useForgetPosted(posted);
  const draft = useDraft('enquiry', fieldNames, (name, text) => form.setValue(name, text));
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
  return (
    <div className={classes.form}>
      <EnquirySent sending={sending} />
      {sending.status === 'idle' && <PostedFailure posted={posted} />}
      <EnquiryForm
        {...draft}
        aria-labelledby={contactFormHeading}
        onFocus={askForToken}
        onSubmit={form.handleSubmit(send)}
      >
        {formFields.map((field) => (
          // A new key after each enquiry replaces the controls, so that no old value or character count stays.
          <EnquiryField
            {...field}
            key={`${field.name}-${round}`}
            control={form.register(field.name, { validate: (value) => validateField(field.name, value ?? '') })}
            error={form.formState.errors[field.name]?.message}
            required
            defaultValue={round === 0 ? typed?.[field.name] : undefined}
          />
        ))}
        <Honeypot {...form.register('website')} id="field-website" />
        <PrivacyNotice id="contact-privacy" />
        <Button
          type="submit"
          isBusy={sending.status === 'sending'}
          busyLabel="Sending"
          aria-describedby="contact-privacy"
        >
          Send message
        </Button>
        <EnquiryFailed sending={sending} />
      </EnquiryForm>
    </div>
  );
}

/** At the top, where the page begins that answers a form posted without JavaScript. */
function PostedFailure({ posted }: { posted: Posted }) {
  switch (posted.status) {
    case 'invalid':
      return <FailureNotice message="Please check the marked fields. Nothing you typed is lost." />;
    case 'failed':
      return <FailureNotice message={posted.message} />;
    default:
      return null;
  }
}

const fieldNames = formFields.map(({ name }) => name);

const emptyFields: TypedEnquiry = {
  fullName: '',
  emailId: '',
  contactNumber: '',
  companyName: '',
  message: '',
  website: '',
};
