import { Button } from '@site/ui/Button';
import { SectionHeading } from '@site/ui/SectionHeading';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type EnquiryFieldName, enquiryFieldNames, mapFields } from '../contract/enquiry-fields.ts';
import { sendEnquiry } from '../data/enquiry-client.ts';
import { explainedMessage, formFields, serviceMessagesOf, toFormErrors } from '../data/form-errors.ts';
import type { Posted, TypedEnquiry } from '../data/posted.ts';
import classes from './ContactForm.module.css';
import { EnquiryFailed } from './EnquiryFailed.tsx';
import { EnquiryField } from './EnquiryField.tsx';
import { contactFormHeading, EnquiryForm } from './EnquiryForm.tsx';
import { EnquirySent } from './EnquirySent.tsx';
import { ErrorSummary, InvalidFields } from './ErrorSummary.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { Honeypot } from './Honeypot.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { useDraft } from './useDraft.ts';
import { useEnquiry } from './useEnquiry.ts';
import { useDeletePostedDraft } from './usePosted.ts';
import { useServiceMessages } from './useServiceMessages.ts';

/** The form of the contact page. `posted` is the outcome of a form sent without JavaScript. */
export function ContactForm({ posted }: { posted: Posted }) {
  const [postedErrors] = useState(() =>
    posted.status === 'invalid' ? toFormErrors(posted.errors, posted.values) : {},
  );
  const typed = 'values' in posted ? posted.values : undefined;
  // No default values: react-hook-form would overwrite what was typed before hydration.
  const form = useForm<TypedEnquiry>({ mode: 'all', errors: postedErrors, shouldFocusError: false });
  const service = useServiceMessages<EnquiryFieldName>();
  const [sentCount, setSentCount] = useState(posted.status === 'sent' ? 1 : 0);
  useDeletePostedDraft(posted);
  const draft = useDraft('enquiry', enquiryFieldNames, (name, text) => form.setValue(name, text));
  const { sending, send, showInvalid, fetchToken } = useEnquiry({
    form: 'enquiry',
    send: sendEnquiry,
    initial: posted.status === 'sent' ? posted : { status: 'idle' },
    onSent() {
      form.reset(emptyFields);
      setSentCount(sentCount + 1);
    },
    onRefused(messages) {
      const shown = serviceMessagesOf(messages, (name) => form.getValues(name));
      const names = shown.map(({ name }) => name);
      service.set(shown);
      void form.trigger(names);
      return names;
    },
  });
  const isSending = sending.status === 'sending';
  const submit = form.handleSubmit(send, (errors) => showInvalid(Object.keys(errors)));
  return (
    <div className={classes.form}>
      <SectionHeading id={contactFormHeading} title={title} />
      <EnquirySent sending={sending} />
      {sending.status === 'idle' && <PostedFailure posted={posted} />}
      {/* A new key after each enquiry replaces the controls, so that no old value or character count stays. */}
      <div key={sentCount} className={classes.entry}>
        <p>Please fill in every field so that the right person can call you back.</p>
        <EnquiryForm
          {...draft}
          aria-label={title}
          onFocus={fetchToken}
          onSubmit={(event) => {
            service.clear();
            return submit(event);
          }}
        >
          {formFields.map((field) => {
            const { name } = field;
            return (
              <EnquiryField
                {...field}
                key={name}
                control={form.register(name, {
                  validate: (value = '') => service.messageFor(name, value) ?? explainedMessage(name, value),
                })}
                error={form.formState.errors[name]?.message}
                required
                readOnly={isSending}
                defaultValue={sentCount === 0 ? typed?.[name] : undefined}
              />
            );
          })}
          <Honeypot {...form.register('website')} id="field-website" />
          <PrivacyNotice id="contact-privacy" />
          <InvalidFields sending={sending} fields={formFields} />
          <Button
            type="submit"
            isBusy={isSending}
            busyLabel="Sending…"
            isSpinnerAlone
            aria-describedby="contact-privacy"
          >
            Send message
          </Button>
          <EnquiryFailed sending={sending} />
        </EnquiryForm>
      </div>
    </div>
  );
}

/** Shown at the top, because the answer to a form posted without JavaScript begins there. */
function PostedFailure({ posted }: { posted: Posted }) {
  switch (posted.status) {
    case 'invalid':
      return <ErrorSummary fields={formFields.filter(({ name }) => posted.errors[name])} />;
    case 'failed':
      return <FailureNotice title={posted.title} message={posted.message} />;
    default:
      return null;
  }
}

const title = 'Send a Message';

const emptyFields: TypedEnquiry = { ...mapFields(() => ''), website: '' };
