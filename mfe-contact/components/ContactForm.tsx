import { Button } from '@site/ui/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { validateField } from '../contract/enquiry.ts';
import { sendEnquiry } from '../data/enquiry-client.ts';
import { markFields, toFormErrors } from '../data/form-errors.ts';
import { formFields } from '../data/form-fields.ts';
import type { Posted, TypedEnquiry } from '../data/posted.ts';
import classes from './ContactForm.module.css';
import { EnquiryField } from './EnquiryField.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryOutcome } from './EnquiryOutcome.tsx';
import { Honeypot } from './Honeypot.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { type Sending, useEnquiry } from './useEnquiry.ts';

/** The form of the contact page. `posted` is the outcome of a form sent without JavaScript. */
export function ContactForm({ posted }: { posted: Posted }) {
  const [postedErrors] = useState(() => toFormErrors(posted.status === 'invalid' ? posted.errors : {}));
  const typed = 'values' in posted ? posted.values : undefined;
  // No default values: react-hook-form would overwrite what was typed before hydration.
  const form = useForm<TypedEnquiry>({ mode: 'all', errors: postedErrors });
  const [round, setRound] = useState(0);
  const { sending, send, askForToken } = useEnquiry(sendEnquiry, sendingOf(posted), {
    onSent() {
      form.reset(emptyFields);
      setRound(round + 1);
    },
    onFailed: (messages) => markFields(form, messages),
  });
  return (
    <div className={classes.form}>
      <EnquiryOutcome sending={sending} />
      <EnquiryForm aria-labelledby="contact-form-heading" onFocus={askForToken} onSubmit={form.handleSubmit(send)}>
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
      </EnquiryForm>
    </div>
  );
}

function sendingOf(posted: Posted): Sending {
  switch (posted.status) {
    case 'fresh':
      return { status: 'idle' };
    case 'invalid':
      return { status: 'failed', message: 'Please check the marked fields. Nothing you typed is lost.' };
    case 'sent':
      return { status: 'sent', reference: posted.reference };
    case 'failed':
      return { status: 'failed', message: posted.message };
  }
}

const emptyFields: TypedEnquiry = {
  fullName: '',
  emailId: '',
  contactNumber: '',
  companyName: '',
  message: '',
  website: '',
};
